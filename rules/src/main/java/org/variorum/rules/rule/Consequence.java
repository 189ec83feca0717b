package org.variorum.rules.rule;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Edit;
import org.variorum.rules.state.State;

/** What a move leaves behind: in a position's memory, or on the board. */
@FunctionalInterface
public interface Consequence {

  /**
   * Makes the changes.
   *
   * @param state the position after the move: the turn is the other side's, what was fleeting is forgotten
   * @param editor changes the board; what is remembered is written to the state
   * @param move the move's code
   * @param mover the code of the piece that moved, before a promotion
   */
  void follow(State state, Editor editor, long move, int mover);

  /** Whether it comes after all that are not, because it looks at what they leave. */
  default boolean isLast() {
    return false;
  }

  /**
   * What is said aloud of it after the move itself, such as "turns 3 pieces"; empty if it is not told.
   *
   * @param edits all that the move changes on the board
   */
  default Optional<String> spoken(List<Edit> edits) {
    return Optional.empty();
  }

  /** What is remembered of a piece that has come back to the board as one that has never moved. */
  @FunctionalInterface
  interface Renewal {

    /**
     * Makes the changes.
     *
     * @param square where the piece stands now
     */
    void renew(State state, int square);
  }
}
