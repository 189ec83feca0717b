package org.variorum.rules.board;

import java.util.List;

/**
 * The outline of a cell in the picture of a board: a polygon. Its coordinates are in cells, to the right and down from
 * the cell's {@link Geometry#place}.
 *
 * @param corners at least three points, clockwise
 */
public record Outline(List<Point> corners) {

  /** A point of the picture. */
  public record Point(double x, double y) {}

  /** A square of one unit. */
  public static final Outline SQUARE =
      new Outline(List.of(new Point(0, 0), new Point(1, 0), new Point(1, 1), new Point(0, 1)));

  public Outline {
    corners = List.copyOf(corners);
  }
}
