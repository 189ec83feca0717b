package org.variorum.protocol.uci;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;

/** How a protocol writes the positions and moves of a game. */
sealed interface Notation permits PlainNotation, UsiNotation {

  /**
   * The position that a text says, and what it says besides.
   *
   * @throws FenException if it is malformed
   * @throws IllegalSetupException if it is no position of the game
   */
  Epd read(String text);

  /** A position in text. */
  String text(Position position);

  /** How the protocol writes moves that follow each other. */
  List<String> texts(Position from, List<Move> moves);

  /** How it writes a move of a position. */
  default String text(Position at, Move move) {
    return texts(at, List.of(move)).getFirst();
  }

  /** The legal move that a text of the protocol means; empty if it means none. */
  Optional<Move> find(Position at, String text);

  /** A move as COM-3 writes it; a text that the protocol does not know becomes one that is no move. */
  String move(String text);
}
