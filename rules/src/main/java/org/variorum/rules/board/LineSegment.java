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
record LineSegment(Point from, Point to) {

  /** Returns the segment between two points, which may be in any order. */
  static LineSegment of(Point one, Point other) {
    boolean isInOrder = one.y() < other.y() || one.y() == other.y() && one.x() < other.x();
    return isInOrder ? new LineSegment(one, other) : new LineSegment(other, one);
  }

  /** Returns the edges of a square in the picture of a board. */
  static Stream<LineSegment> edges(Geometry board, int square) {
    Point place = board.place(square);
    List<Point> corners = board.outline(square).corners().stream()
        .map(corner -> new Point(place.x() + corner.x(), place.y() + corner.y())).toList();
    return IntStream.range(0, corners.size())
        .mapToObj(i -> of(corners.get(i), corners.get((i + 1) % corners.size())));
  }

  /** Whether this segment starts at the end of another segment and has the same direction. */
  private boolean continues(LineSegment previous) {
    double cross = (previous.to.x() - previous.from.x()) * (to.y() - from.y())
        - (previous.to.y() - previous.from.y()) * (to.x() - from.x());
    return from.equals(previous.to) && Math.abs(cross) < 1e-9;
  }

  /** Joins each segment with the segments that continue it, and returns the two ends of each resulting line. */
  static Stream<List<Point>> join(Stream<LineSegment> segments) {
    Set<LineSegment> segmentSet = segments.collect(Collectors.toCollection(LinkedHashSet::new));
    Set<LineSegment> remaining = new LinkedHashSet<>(segmentSet);
    List<LineSegment> lines = new ArrayList<>();
    for (LineSegment first : segmentSet) {
      if (segmentSet.stream().noneMatch(first::continues)) {
        remaining.remove(first);
        lines.add(extend(first, remaining));
      }
    }
    return lines.stream().map(line -> List.of(line.from, line.to));
  }

  /** Extends a segment by the segments of {@code remaining} that continue it, and removes these segments. */
  private static LineSegment extend(LineSegment first, Set<LineSegment> remaining) {
    LineSegment line = first;
    while (true) {
      LineSegment end = line;
      Optional<LineSegment> next = remaining.stream().filter(segment -> segment.continues(end)).findFirst();
      if (next.isEmpty()) {
        return line;
      }
      remaining.remove(next.get());
      line = new LineSegment(line.from, next.get().to);
    }
  }
}
