package org.variorum.rules.rule.castling;

import org.variorum.rules.state.State;

/** The ways of castling that a game has. */
interface Wings {

  /** The wing of the king and the rook that stood on two squares. */
  Wing wing(int kingHome, int rookHome);

  /** Whether the text of a move says that the king goes to the rook's square. */
  default boolean onRook() {
    return false;
  }

  /** Whether several kings of the side to move may still castle. */
  default boolean areSeveral(State state) {
    return false;
  }
}
