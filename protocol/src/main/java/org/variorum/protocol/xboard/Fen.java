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
 * FENs of XBoard. They have no castling or en passant fields in games without these rules, and no state entries
 * (COM-2). XBoard numbers the ranks in its own way.
 */
final class Fen {

  private static final int CASTLING = 2;
  private static final int EN_PASSANT = 3;
  private static final int FIELDS = 6;

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
      if (fields.size() == CASTLING || fields.get(CASTLING).matches("[0-9].*")) {
        fields.add(CASTLING, "-");
      }
      if (fields.size() == EN_PASSANT || fields.get(EN_PASSANT).matches("[0-9].*")) {
        fields.add(EN_PASSANT, "-");
      }
      squareOf(fields.get(EN_PASSANT), game.board()).ifPresent(square -> fields.set(EN_PASSANT, square));
    }
    return game.position(String.join(" ", fields));
  }

  private static Optional<String> squareOf(String name, Geometry board) {
    return new XBoardSquares(board).square(name).map(board::name);
  }

  /** Writes the fields of a position that XBoard can read. */
  static String write(Position position) {
    List<String> fields = new ArrayList<>(List.of(position.fen().split(" ")));
    Geometry board = position.game().board();
    board.square(fields.get(EN_PASSANT)).ifPresent(
        square -> fields.set(EN_PASSANT, new XBoardSquares(board).name(square)));
    return String.join(" ", fields.subList(0, Math.min(FIELDS, fields.size())));
  }
}
