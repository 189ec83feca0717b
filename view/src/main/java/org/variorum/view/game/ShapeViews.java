package org.variorum.view.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Outline;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.BoardSigns;
import org.variorum.rules.platform.Distinct;
import org.variorum.view.answer.Color;
import org.variorum.view.answer.Shape;

/** Converts boards to the form that pages draw. */
final class ShapeViews {

  private ShapeViews() {}

  static Shape of(Geometry board, BoardLook look, Shape.@Nullable Signs signs) {
    List<Outline> outlines =
        IntStream.range(0, board.size()).mapToObj(board::outline).filter(Distinct.values()).toList();
    List<Shape.Cell> cells = IntStream.range(0, board.size()).mapToObj(square -> {
      Outline.Point place = board.place(square);
      return new Shape.Cell(board.name(square), place.x(), place.y(),
          look.isChequered() && board.isDark(square),
          outlines.indexOf(board.outline(square)), look.name(board, square).orElse(null));
    }).toList();
    return new Shape(board.files(), board.ranks(), holes(board), board.width(), board.height(), cells,
        outlines.stream().map(outline -> coordinates(outline.corners())).toList(),
        look.lines(board).stream().map(ShapeViews::coordinates).toList(), coordinates(look.dots(board)),
        signs, edges(board, look));
  }

  private static Shape.@Nullable Edges edges(Geometry board, BoardLook look) {
    return look.hasOwnNames() ? new Shape.Edges(look.fileNames(board), look.rankNames(board)) : null;
  }

  /** The marks for squares that matter to the rules; null if there are none. */
  static Shape.@Nullable Signs signs(Geometry board, BoardSigns signs) {
    return signs.isEmpty() ? null
        : new Shape.Signs(signs.lines().stream().map(ShapeViews::coordinates).toList(),
            signs.promotion().stream().map(ShapeViews::coordinates).toList(),
            signs.goals().stream().map(goal -> new Shape.Goal(goal.side().map(ShapeViews::color).orElse(null),
                goal.squares().stream().map(board::name).toList())).toList(),
            signs.arrows().stream()
                .map(arrow -> new Shape.Arrow(board.name(arrow.square()), coordinates(arrow.line())))
                .toList());
  }

  private static Color color(Side side) {
    return side == Side.WHITE ? Color.white : Color.black;
  }

  private static List<String> holes(Geometry board) {
    List<List<Integer>> rows = board.rows(Side.WHITE).reversed();
    return IntStream.range(0, rows.size()).boxed()
        .flatMap(rank -> IntStream.range(0, rows.get(rank).size())
            .filter(file -> rows.get(rank).get(file) == Geometry.NONE)
            .mapToObj(file -> Geometry.name(file, rank)))
        .toList();
  }

  /** The coordinates of points: x and y of the first point, then of the second, and so on. */
  private static List<Double> coordinates(List<Outline.Point> points) {
    return points.stream().flatMap(point -> Stream.of(point.x(), point.y())).toList();
  }
}
