package org.variorum.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Piece;

/**
 * Drawing of a position as text. White's pieces are in capitals, and holes are blank. Rank numbers are at the left,
 * file letters below.
 */
public final class BoardPicture {

  private final Style style;
  private final Side bottomSide;

  /** @param bottomSide the side at the bottom of the board */
  public BoardPicture(Style style, Side bottomSide) {
    this.style = style;
    this.bottomSide = bottomSide;
  }

  /** The lines of the board, from top to bottom. */
  public List<String> lines(Position position, BoardMarks marks) {
    Geometry board = position.game().board();
    int width =
        2 + position.game().definition().pieces().stream().map(PieceKind::letter).mapToInt(String::length)
            .max()
            .orElse(1);
    List<String> lines = new ArrayList<>();
    List<Integer> ranks = indexes(board.ranks(), bottomSide == Side.BLACK);
    List<List<Integer>> rows = board.rows(bottomSide);
    for (int i = 0; i < rows.size(); i++) {
      StringBuilder line = new StringBuilder(String.format("%3d ", ranks.get(i) + 1));
      for (int square : rows.get(i)) {
        line.append(square == Geometry.NONE ? " ".repeat(width) : cell(position, square, marks, width));
      }
      lines.add(line.toString().stripTrailing());
    }
    List<Integer> files = indexes(board.files(), bottomSide == Side.WHITE);
    lines.add(fileLine(files.stream().map(Geometry::fileName).toList(), width));
    return lines;
  }

  private static String fileLine(List<String> names, int width) {
    StringBuilder line = new StringBuilder("    ");
    names.forEach(name -> line.append(" ".repeat(width - 1 - name.length())).append(name).append(' '));
    return line.toString().stripTrailing();
  }

  /** The indexes of files or ranks from 0, ascending or descending. */
  private static List<Integer> indexes(int count, boolean isAscending) {
    List<Integer> indexes = IntStream.range(0, count).boxed().toList();
    return isAscending ? indexes : indexes.reversed();
  }

  private String cell(Position position, int square, BoardMarks marks, int width) {
    Geometry board = position.game().board();
    boolean isDark =
        position.game().definition().title().look().board().isChequered() && board.isDark(square);
    Optional<Piece> piece = position.at(square);
    return style.cell(new Style.Background(isDark, mark(square, marks)), piece.map(Piece::fen).orElse(""),
        piece.filter(found -> found.side() == Side.WHITE).isPresent(), width);
  }

  private static Style.Mark mark(int square, BoardMarks marks) {
    if (marks.checkedSquares().contains(square)) {
      return Style.Mark.CHECK;
    }
    return marks.lastMoveSquares().contains(square) ? Style.Mark.LAST_MOVE : Style.Mark.NONE;
  }
}
