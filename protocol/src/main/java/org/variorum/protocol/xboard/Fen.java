package org.variorum.protocol.xboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Epd;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;

/**
 * FENs of XBoard. They have no castling or en passant fields in games without these rules, and no entries for state
 * beyond the board (COM-2). Names of squares are those of {@link XBoardSquares}.
 */
final class Fen {

  private static final int CASTLING_FIELD = 2;
  private static final int EN_PASSANT_FIELD = 3;
  private static final int FIELD_COUNT = 6;

  private Fen() {}

  /**
   * Reads a position. Operations of an EPD are ignored.
   *
   * @throws FenException if the text is malformed
   * @throws IllegalSetupException if the text describes no legal position of this game
   */
  static Position read(Game game, String text) {
    return Epd.read(fen -> position(game, fen), text).position();
  }

  private static Position position(Game game, String text) {
    List<String> fields = new ArrayList<>(List.of(text.strip().split("\\s+")));
    if (fields.size() > 1) {
      // A field is missing if the text ends before it, or if the halfmove clock is in its place.
      if (fields.size() == CASTLING_FIELD || fields.get(CASTLING_FIELD).matches("[0-9].*")) {
        fields.add(CASTLING_FIELD, "-");
      }
      if (fields.size() == EN_PASSANT_FIELD || fields.get(EN_PASSANT_FIELD).matches("[0-9].*")) {
        fields.add(EN_PASSANT_FIELD, "-");
      }
      standardName(fields.get(EN_PASSANT_FIELD), game.board())
          .ifPresent(square -> fields.set(EN_PASSANT_FIELD, square));
    }
    return game.position(String.join(" ", fields));
  }

  private static Optional<String> standardName(String name, Geometry board) {
    return new XBoardSquares(board).square(name).map(board::name);
  }

  /** Writes the fields of a position that XBoard can read. */
  static String write(Position position) {
    List<String> fields = new ArrayList<>(List.of(position.fen().split(" ")));
    Geometry board = position.game().board();
    board.square(fields.get(EN_PASSANT_FIELD)).ifPresent(
        square -> fields.set(EN_PASSANT_FIELD, new XBoardSquares(board).name(square)));
    return String.join(" ", fields.subList(0, Math.min(FIELD_COUNT, fields.size())));
  }
}
