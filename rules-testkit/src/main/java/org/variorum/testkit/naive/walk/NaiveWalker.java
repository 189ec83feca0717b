package org.variorum.testkit.naive.walk;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.Board;

/** Knows where paths lead over a board. It works that out once for each path and square, because that never changes. */
public final class NaiveWalker {
  private final Geometry geometry;
  private final Map<Start, Walks> known = new ConcurrentHashMap<>();

  /** Where a piece begins to go which path. Each path of a definition is one object, so that none need be compared leg by leg. */
  private record Start(Path path, int from, Side side, Hurdles hurdles) {

    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(@Nullable Object other) {
      return other instanceof Start that && path == that.path && from == that.from && side == that.side
          && hurdles.equals(that.hurdles);
    }

    @Override
    public int hashCode() {
      return Objects.hash(System.identityHashCode(path), from, side);
    }
  }

  public NaiveWalker(Geometry geometry) {
    this.geometry = geometry;
  }

  /** Where a movement leads on an empty board. */
  public Set<Integer> destinations(Movement movement, int from, Side side) {
    return movement.paths().stream()
        .flatMap(path -> walks(path, from, side).over(Board.empty(geometry)).stream())
        .map(NaiveWalk::end).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Where a path leads a piece of a side from a square. */
  public Walks walks(Path path, int from, Side side) {
    return walks(path, Hurdles.ANY, from, side);
  }

  /** The same where it may hop over some pieces only. */
  public Walks walks(Path path, Hurdles hurdles, int from, Side side) {
    return known.computeIfAbsent(new Start(path, from, side, hurdles),
        start -> new Walks(Routes.of(geometry, from, side, path), side, hurdles, geometry.size()));
  }
}
