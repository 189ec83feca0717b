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

/** The lines that part squares from others, but where a board's look shows them already. */
public final class ZoneLines {

  /** How far from the middle of its square an arrow begins and ends. */
  private static final double TAIL = 0.35;
  private static final double TIP = 0.48;

  private final Geometry board;
  private final BoardLook look;
  private final List<Point> dots;
  /** By edge that two squares share: these two. */
  private final Map<LinePiece, List<Integer>> shared = new LinkedHashMap<>();

  public ZoneLines(Geometry board, BoardLook look) {
    this.board = board;
    this.look = look;
    dots = look.dots(board);
    IntStream.range(0, board.size()).forEach(square -> LinePiece.edges(board, square)
        .forEach(edge -> shared.computeIfAbsent(edge, _ -> new ArrayList<>()).add(square)));
    shared.values().removeIf(squares -> squares.size() != 2);
  }

  /** Whether the look shows these squares: as a box with diagonals, or as squares that lie on diagonals. */
  public boolean isShown(Set<Integer> squares) {
    return look.diagonals().stream().anyMatch(box -> squares.equals(squares(square -> isIn(box, square))))
        || !squares.isEmpty() && squares.stream().allMatch(this::isOnDiagonal);
  }

  private Set<Integer> squares(IntPredicate which) {
    return new HashSet<>(IntStream.range(0, board.size()).filter(which).boxed().toList());
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
   * The lines between squares of which one lies in a set of them and the other does not, for any of these sets. The
   * edge of the board is none, nor is what a river parts or dots show.
   */
  public List<List<Point>> around(List<Set<Integer>> sets) {
    return LinePiece.joined(shared.entrySet().stream()
        .filter(edge -> sets.stream().anyMatch(set -> parts(set, edge.getValue())))
        .filter(edge -> !isDrawn(edge.getKey(), edge.getValue())).map(Map.Entry::getKey)).toList();
  }

  private static boolean parts(Set<Integer> set, List<Integer> two) {
    return set.contains(two.getFirst()) != set.contains(two.getLast());
  }

  private boolean isDrawn(LinePiece edge, List<Integer> two) {
    boolean river = look.ground() == Surface.POINTS
        && two.stream().allMatch(square -> look.river().stream().anyMatch(box -> isIn(box, square)));
    return river || dots.stream().anyMatch(dot -> isLevel(edge, dot));
  }

  /** Whether a dot lies on the line along a file or rank on which an edge lies. */
  private static boolean isLevel(LinePiece edge, Point dot) {
    return edge.from().x() == dot.x() && edge.to().x() == dot.x()
        || edge.from().y() == dot.y() && edge.to().y() == dot.y();
  }

  /** An arrow at the edge of a square that shows a step on the board. */
  public List<Point> arrow(int square, Step step) {
    Point place = board.place(square);
    double length = Math.max(Math.abs(step.right()), Math.abs(step.up()));
    return Stream.of(TAIL, TIP).map(far -> new Point(rounded(place.x() + 0.5 + far * step.right() / length),
        rounded(place.y() + 0.5 - far * step.up() / length))).toList();
  }

  private static double rounded(double number) {
    return Math.round(number * 100) / 100.0;
  }
}
