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

/**
 * Finder of all walks along a path, whatever stands on the board; {@link Walks#openWalks(Board)} selects
 * those that a board allows. The walks do not depend on the board, so they are cached by path, start square,
 * side and hurdles.
 */
public final class NaiveWalker {
  private final Geometry geometry;
  private final Map<WalkKey, Walks> cache = new ConcurrentHashMap<>();

  /** Key of the cache. Paths are compared by identity, because each path of a definition is a single object. */
  private record WalkKey(Path path, int from, Side side, Hurdles hurdles) {

    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(@Nullable Object other) {
      return other instanceof WalkKey key && path == key.path && from == key.from && side == key.side
          && hurdles.equals(key.hurdles);
    }

    @Override
    public int hashCode() {
      return Objects.hash(System.identityHashCode(path), from, side);
    }
  }

  public NaiveWalker(Geometry geometry) {
    this.geometry = geometry;
  }

  /** The squares to which a movement leads on an empty board. */
  public Set<Integer> destinations(Movement movement, int from, Side side) {
    return movement.paths().stream()
        .flatMap(path -> walks(path, from, side).openWalks(Board.empty(geometry)).stream())
        .map(NaiveWalk::end).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The walks of a side's piece along a path from a square, on all boards. */
  public Walks walks(Path path, int from, Side side) {
    return walks(path, Hurdles.ANY, from, side);
  }

  /** The walks along a path, on all boards; only pieces allowed by {@code hurdles} may be hopped over. */
  public Walks walks(Path path, Hurdles hurdles, int from, Side side) {
    return cache.computeIfAbsent(new WalkKey(path, from, side, hurdles),
        key -> new Walks(Routes.of(geometry, from, side, path), side, hurdles, geometry.size()));
  }
}
