package org.variorum.protocol.uci;

import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/** How a protocol writes the positions and moves of a game. Of moves it needs to know nothing but their text (COM-3). */
sealed interface Notation permits PlainNotation, UsiNotation {

  /**
   * The position that a text says.
   *
   * @throws FenException if it is malformed
   * @throws IllegalSetupException if it is no position of the game
   */
  Position position(String text);

  /** A position in text. */
  String text(Position position);

  /** How the protocol writes a move. */
  String text(String move);

  /** A move as COM-3 writes it; a text that the protocol does not know becomes one that is no move. */
  String move(String text);
}
