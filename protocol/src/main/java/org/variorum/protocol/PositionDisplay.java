package org.variorum.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Insight;
import org.variorum.rules.position.Mark;
import org.variorum.rules.position.Piece;

/** Text display of a position: the board, its FEN, its Zobrist key, and the checkers. */
public final class PositionDisplay {

  private final Position position;
  private final Geometry board;

  private PositionDisplay(Position position) {
    this.position = position;
    board = position.game().board();
  }

  /** The lines of the display, from top to bottom. */
  public static List<String> lines(Position position) {
    return new PositionDisplay(position).lines();
  }

  private List<String> lines() {
    int width =
        1 + position.game().definition().pieces().stream().map(PieceKind::letter).mapToInt(String::length)
            .max().orElse(1);
    List<String> lines = new ArrayList<>(List.of(""));
    int rank = board.ranks();
    for (List<Integer> row : board.rows(Side.WHITE)) {
      StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%3d ", rank--));
      row.forEach(square -> line.append(cell(square, width)));
      lines.add(line.toString().stripTrailing());
    }
    StringBuilder files = new StringBuilder("    ");
    IntStream.range(0, board.files())
        .forEach(file -> files.append(" ".repeat(width - 1)).append(Geometry.fileName(file)));
    lines.addAll(List.of(files.toString(), "", "Fen: " + position.fen(),
        String.format(Locale.ROOT, "Key: %016X", position.hash()),
        ("Checkers: " + String.join(" ", checkers())).strip()));
    return lines;
  }

  private String cell(int square, int width) {
    String shown = square == Geometry.NONE ? "" : position.at(square).map(Piece::fen).orElse(".");
    return " ".repeat(width - shown.length()) + shown;
  }

  /** The squares of the pieces that give check. */
  private List<String> checkers() {
    if (!position.inCheck()) {
      return List.of();
    }
    // A piece gives check if it can do more on the square of a royal piece than move there.
    List<Integer> royal = position.checkedSquares();
    return squares(position.turn() == Side.WHITE ? Side.BLACK : Side.WHITE)
        .filter(square -> position.insight(square).stream().map(Insight::sights).flatMap(List::stream)
            .anyMatch(sight -> sight.kind().look() != Mark.Look.TARGET && royal.contains(sight.square())))
        .mapToObj(board::name).toList();
  }

  private IntStream squares(Side side) {
    return IntStream.range(0, board.size())
        .filter(square -> position.at(square).filter(piece -> piece.side() == side).isPresent());
  }
}
