package org.variorum.rules.rule;

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
}
