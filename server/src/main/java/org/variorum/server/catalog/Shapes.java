package org.variorum.server.catalog;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Outline;
import org.variorum.rules.board.Side;
import org.variorum.server.api.Shape;

/** Boards as pages draw them. */
final class Shapes {

  private Shapes() {}

  static Shape of(Geometry board) {
    List<Outline> outlines = IntStream.range(0, board.size()).mapToObj(board::outline).distinct().toList();
    List<Shape.Cell> cells = IntStream.range(0, board.size()).mapToObj(square -> {
      Outline.Point place = board.place(square);
      return new Shape.Cell(board.name(square), place.x(), place.y(), board.isDark(square),
          outlines.indexOf(board.outline(square)));
    }).toList();
    return new Shape(board.files(), board.ranks(), holes(board), board.width(), board.height(), cells,
        outlines.stream().map(Shapes::corners).toList());
  }

  private static List<String> holes(Geometry board) {
    List<List<Integer>> rows = board.rows(Side.WHITE).reversed();
    return IntStream.range(0, rows.size()).boxed()
        .flatMap(rank -> IntStream.range(0, rows.get(rank).size())
            .filter(file -> rows.get(rank).get(file) == Geometry.NONE)
            .mapToObj(file -> Geometry.name(file, rank)))
        .toList();
  }

  private static List<Double> corners(Outline outline) {
    return outline.corners().stream().flatMap(corner -> Stream.of(corner.x(), corner.y())).toList();
  }
}
