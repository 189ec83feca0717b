package org.variorum.protocol.uci;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Move;

/** Notation of a protocol for the positions and moves of a game. */
sealed interface Notation permits PlainNotation, UsiNotation {

  /**
   * Reads a position, and the EPD operations that may follow it.
   *
   * @throws FenException if the text is malformed
   * @throws IllegalSetupException if the text describes no legal position of the game
   */
  Epd read(String text);

  /** Writes a position. */
  String text(Position position);

  /** Writes consecutive moves. */
  List<String> texts(Position from, List<Move> moves);

  /** Writes a move. */
  default String text(Position at, Move move) {
    return texts(at, List.of(move)).getFirst();
  }

  /** Finds the legal move of a text; empty if there is none. */
  Optional<Move> find(Position at, String text);

  /**
   * Converts a move to the notation of {@link Move#text}. Returns a text of another form unchanged; a square that the
   * board lacks becomes {@code ?}.
   */
  String toPlain(String text);
}
