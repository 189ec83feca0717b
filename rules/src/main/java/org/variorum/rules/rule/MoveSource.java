package org.variorum.rules.rule;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.state.State;

/** Moves that no piece's movement makes, such as castling. Belongs to one position that is played on; one thread. */
public interface MoveSource {

  /** Makes the source of a position. */
  @FunctionalInterface
  interface Maker {

    /**
     * The source.
     *
     * @param state the position
     * @param threats who attacks what there
     * @param gates where its pieces may not go now
     */
    MoveSource of(State state, Threats threats, Gates gates);
  }

  /** The kind of these moves, as {@link org.variorum.rules.position.MoveCode} has it. */
  int kind();

  /**
   * Adds the moves, whether or not they leave the royal piece attacked.
   *
   * @param check whether the side to move is in check
   */
  void add(MoveBuffer moves, boolean check);

  /** Adds the moves that may be made only where no other is legal. */
  default void addWithoutOthers(MoveBuffer moves, boolean check) {}

  /** Adds the moves of the piece on a square, gates and attacks aside: to tell what keeps it from them. */
  void addOpen(MoveBuffer moves, int from, boolean check);
}
