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

  /** Returns the segment between two points, which may be in any order. */
  static LinePiece of(Point one, Point other) {
    boolean isInOrder = one.y() < other.y() || one.y() == other.y() && one.x() < other.x();
    return isInOrder ? new LinePiece(one, other) : new LinePiece(other, one);
  }

  /** Returns the edges of a square in the picture of a board. */
  static Stream<LinePiece> edges(Geometry board, int square) {
    Point place = board.place(square);
    List<Point> corners = board.outline(square).corners().stream()
        .map(corner -> new Point(place.x() + corner.x(), place.y() + corner.y())).toList();
    return IntStream.range(0, corners.size())
        .mapToObj(i -> of(corners.get(i), corners.get((i + 1) % corners.size())));
  }

  /** Whether this segment starts at the end of another segment and has the same direction. */
  private boolean continues(LinePiece previous) {
    double cross = (previous.to.x() - previous.from.x()) * (to.y() - from.y())
        - (previous.to.y() - previous.from.y()) * (to.x() - from.x());
    return from.equals(previous.to) && Math.abs(cross) < 1e-9;
  }

  /** Joins each segment with the segments that continue it, and returns the two ends of each resulting line. */
  static Stream<List<Point>> joined(Stream<LinePiece> segments) {
    Set<LinePiece> segmentSet = segments.collect(Collectors.toCollection(LinkedHashSet::new));
    Set<LinePiece> remaining = new LinkedHashSet<>(segmentSet);
    List<LinePiece> lines = new ArrayList<>();
    for (LinePiece first : segmentSet) {
      if (segmentSet.stream().noneMatch(first::continues)) {
        remaining.remove(first);
        lines.add(extend(first, remaining));
      }
    }
    return lines.stream().map(line -> List.of(line.from, line.to));
  }

  /** Extends a segment by the segments of {@code remaining} that continue it, and removes these segments. */
  private static LinePiece extend(LinePiece first, Set<LinePiece> remaining) {
    LinePiece line = first;
    while (true) {
      LinePiece end = line;
      Optional<LinePiece> next = remaining.stream().filter(segment -> segment.continues(end)).findFirst();
      if (next.isEmpty()) {
        return line;
      }
      remaining.remove(next.get());
      line = new LinePiece(line.from, next.get().to);
    }
  }
}
