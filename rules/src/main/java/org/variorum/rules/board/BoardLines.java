package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.platform.Distinct;

/**
 * The lines drawn on a board. Short segments are computed first. A segment that continues another is then joined to it.
 */
final class BoardLines {

  /** The distance, in squares, between an angle of a mark and the lines through the marked point. */
  private static final double GAP = 0.09;
  /** The length, in squares, of each of the two arms of an angle. */
  private static final double ARM = 0.16;

  private final Geometry board;
  private final List<Box> river;
  private final List<Box> diagonals;
  private final List<Box> marks;

  BoardLines(Geometry board, List<Box> river, List<Box> diagonals, List<Box> marks) {
    this.board = board;
    this.river = river;
    this.diagonals = diagonals;
    this.marks = marks;
  }

  /** Returns the lines of a board of squares: the edges of all squares and the diagonals of boxes. */
  List<List<Point>> betweenSquares() {
    Stream<LineSegment> crossing = diagonals.stream().flatMap(box -> diagonals(corners(box)));
    return LineSegment.join(Stream.concat(edges(), crossing)).toList();
  }

  /** Returns the lines of a board of points: between neighbouring points, the diagonals of boxes, and the marks. */
  List<List<Point>> throughPoints() {
    Stream<LineSegment> straight = Stream.concat(links(1, 0), links(0, 1));
    Stream<LineSegment> crossing = diagonals.stream().flatMap(box -> diagonals(pointsOf(box)));
    Stream<List<Point>> angles = IntStream.range(0, board.size())
        .filter(square -> isIn(marks, square)).boxed().flatMap(this::mark);
    return Stream.concat(LineSegment.join(Stream.concat(straight, crossing)), angles).toList();
  }

  /** Returns the corners of the marked boxes, without corners on the edge of the board. */
  List<Point> dots() {
    return marks.stream().flatMap(box -> corners(box).stream())
        .filter(corner -> corner.x() > 0 && corner.y() > 0 && corner.x() < board.width()
            && corner.y() < board.height())
        .filter(Distinct.values()).toList();
  }

  private Point middle(int square) {
    Point place = board.place(square);
    return new Point(place.x() + 0.5, place.y() + 0.5);
  }

  /** Returns a line from each point to the point at the given offset, except vertical lines across a river. */
  private Stream<LineSegment> links(int right, int up) {
    return IntStream.range(0, board.size())
        .filter(square -> board.square(board.file(square) + right, board.rank(square) + up) != Geometry.NONE)
        .mapToObj(square -> List.of(square,
            board.square(board.file(square) + right, board.rank(square) + up)))
        .filter(ends -> right != 0 || !isInterrupted(ends.getFirst(), ends.getLast()))
        .map(ends -> LineSegment.of(middle(ends.getFirst()), middle(ends.getLast())));
  }

  /** Whether the river interrupts the line between two points. It does not interrupt the two edge files. */
  private boolean isInterrupted(int square, int next) {
    boolean isOnEdgeFile = board.file(square) == 0 || board.file(square) == board.files() - 1;
    return !isOnEdgeFile && isIn(river, square) && isIn(river, next);
  }

  private boolean isIn(List<Box> boxes, int square) {
    return boxes.stream().anyMatch(box -> box.contains(board.file(square), board.rank(square)));
  }

  /** The edges of all squares. */
  private Stream<LineSegment> edges() {
    return IntStream.range(0, board.size()).boxed().flatMap(square -> LineSegment.edges(board, square));
  }

  private static Stream<LineSegment> diagonals(List<Point> corners) {
    return Stream.of(LineSegment.of(corners.get(0), corners.get(3)),
        LineSegment.of(corners.get(1), corners.get(2)));
  }

  /** The outermost points of a box: upper left, upper right, lower left, lower right. */
  private List<Point> pointsOf(Box box) {
    return corners(box).stream().map(corner -> new Point(
        corner.x() + (corner.x() == box.firstFile() ? 0.5 : -0.5),
        corner.y() + (corner.y() == board.ranks() - 1 - box.lastRank() ? 0.5 : -0.5))).toList();
  }

  /** The corners of a box of squares. */
  private List<Point> corners(Box box) {
    double left = box.firstFile();
    double right = box.lastFile() + 1;
    double top = board.ranks() - 1 - box.lastRank();
    double bottom = board.ranks() - box.firstRank();
    return List.of(new Point(left, top), new Point(right, top), new Point(left, bottom),
        new Point(right, bottom));
  }

  /** Returns the mark on a point: up to four angles. Angles outside the board are omitted. */
  private Stream<List<Point>> mark(int square) {
    Point middle = middle(square);
    List<List<Point>> angles = new ArrayList<>();
    for (int right : List.of(-1, 1)) {
      for (int down : List.of(-1, 1)) {
        if (board.square(board.file(square) + right, board.rank(square)) != Geometry.NONE
            && board.square(board.file(square), board.rank(square) - down) != Geometry.NONE) {
          double x = middle.x() + right * GAP;
          double y = middle.y() + down * GAP;
          angles.add(
              List.of(new Point(x + right * ARM, y), new Point(x, y), new Point(x, y + down * ARM)));
        }
      }
    }
    return angles.stream();
  }
}
