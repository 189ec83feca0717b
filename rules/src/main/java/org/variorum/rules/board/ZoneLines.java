package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.BoardLook.Surface;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.platform.Rounding;

/** The lines around sets of squares, without lines that the look of the board already shows. */
public final class ZoneLines {

  /** The distance of an arrow's tail from the middle of its square, in squares. */
  private static final double TAIL = 0.35;
  /** The distance of an arrow's tip from the middle of its square, in squares. */
  private static final double TIP = 0.48;

  private final Geometry board;
  private final BoardLook look;
  private final List<Point> dots;
  /** The two squares on both sides of an edge, by edge; without edges of the board. */
  private final Map<LineSegment, List<Integer>> neighbours = new LinkedHashMap<>();

  public ZoneLines(Geometry board, BoardLook look) {
    this.board = board;
    this.look = look;
    dots = look.dots(board);
    IntStream.range(0, board.size()).forEach(square -> LineSegment.edges(board, square)
        .forEach(edge -> neighbours.computeIfAbsent(edge, _ -> new ArrayList<>()).add(square)));
    neighbours.values().removeIf(squares -> squares.size() != 2);
  }

  /** Whether the board's look already shows a set of squares: as a box with diagonals, or as squares on diagonals. */
  public boolean isShown(Set<Integer> squares) {
    return look.diagonals().stream().anyMatch(box -> squares.equals(squares(square -> isIn(box, square))))
        || !squares.isEmpty() && squares.stream().allMatch(this::isOnDiagonal);
  }

  private Set<Integer> squares(IntPredicate filter) {
    return new HashSet<>(IntStream.range(0, board.size()).filter(filter).boxed().toList());
  }

  private boolean isIn(Box box, int square) {
    return box.contains(board.file(square), board.rank(square));
  }

  private boolean isOnDiagonal(int square) {
    return look.diagonals().stream().filter(box -> isIn(box, square)).anyMatch(box -> {
      int up = board.rank(square) - box.firstRank();
      return board.file(square) - box.firstFile() == up || box.lastFile() - board.file(square) == up;
    });
  }

  /**
   * Returns the lines around sets of squares: the edges between a square inside and a square outside one of the sets.
   * Omits edges of the board, edges across a river, and edges in line with a dot.
   */
  public List<List<Point>> around(List<Set<Integer>> sets) {
    return LineSegment.join(neighbours.entrySet().stream()
        .filter(edge -> sets.stream().anyMatch(set -> separates(set, edge.getValue())))
        .filter(edge -> !isMarked(edge.getKey(), edge.getValue())).map(Map.Entry::getKey)).toList();
  }

  private static boolean separates(Set<Integer> set, List<Integer> pair) {
    return set.contains(pair.getFirst()) != set.contains(pair.getLast());
  }

  /** Whether the look already marks an edge: by a river, or by a dot in line with the edge. */
  private boolean isMarked(LineSegment edge, List<Integer> pair) {
    boolean isInRiver = look.surface() == Surface.POINTS
        && pair.stream().allMatch(square -> look.river().stream().anyMatch(box -> isIn(box, square)));
    return isInRiver || dots.stream().anyMatch(dot -> isInLine(edge, dot));
  }

  /** Whether an edge of a square and a dot are on the same horizontal or vertical line. */
  private static boolean isInLine(LineSegment edge, Point dot) {
    return edge.from().x() == dot.x() && edge.to().x() == dot.x()
        || edge.from().y() == dot.y() && edge.to().y() == dot.y();
  }

  /** Returns an arrow that starts near the edge of a square and points in the direction of a step on the board. */
  public List<Point> arrow(int square, Step step) {
    Point place = board.place(square);
    double length = Math.max(Math.abs(step.right()), Math.abs(step.up()));
    return Stream.of(TAIL, TIP).map(at -> new Point(round(place.x() + 0.5 + at * step.right() / length),
        round(place.y() + 0.5 - at * step.up() / length))).toList();
  }

  private static double round(double number) {
    return Rounding.nearest(number * 100) / 100.0;
  }
}
