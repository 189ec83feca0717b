package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Outline.Point;

/** A line segment. It starts at its upper end, or at its left end if it is horizontal. */
record LinePiece(Point from, Point to) {

  static LinePiece of(Point one, Point other) {
    boolean down = one.y() < other.y() || one.y() == other.y() && one.x() < other.x();
    return down ? new LinePiece(one, other) : new LinePiece(other, one);
  }

  /** Returns the edges of a square in the picture of a board. */
  static Stream<LinePiece> edges(Geometry board, int square) {
    Point place = board.place(square);
    List<Point> corners = board.outline(square).corners().stream()
        .map(corner -> new Point(place.x() + corner.x(), place.y() + corner.y())).toList();
    return IntStream.range(0, corners.size())
        .mapToObj(i -> of(corners.get(i), corners.get((i + 1) % corners.size())));
  }

  private boolean continues(LinePiece before) {
    double cross = (before.to.x() - before.from.x()) * (to.y() - from.y())
        - (before.to.y() - before.from.y()) * (to.x() - from.x());
    return from.equals(before.to) && Math.abs(cross) < 1e-9;
  }

  /** Joins segments that continue each other, and returns each resulting line as its two ends. */
  static Stream<List<Point>> joined(Stream<LinePiece> all) {
    Set<LinePiece> pieces = all.collect(Collectors.toCollection(LinkedHashSet::new));
    Set<LinePiece> left = new LinkedHashSet<>(pieces);
    List<LinePiece> joined = new ArrayList<>();
    for (LinePiece first : pieces) {
      if (pieces.stream().noneMatch(first::continues)) {
        left.remove(first);
        joined.add(grown(first, left));
      }
    }
    return joined.stream().map(piece -> List.of(piece.from, piece.to));
  }

  /** Joins a segment with all segments of {@code left} that continue it, and removes them from {@code left}. */
  private static LinePiece grown(LinePiece first, Set<LinePiece> left) {
    LinePiece whole = first;
    while (true) {
      LinePiece end = whole;
      Optional<LinePiece> next = left.stream().filter(piece -> piece.continues(end)).findFirst();
      if (next.isEmpty()) {
        return whole;
      }
      left.remove(next.get());
      whole = new LinePiece(whole.from, next.get().to);
    }
  }
}
