package org.variorum.rules.explain;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.state.State;

/** Finder of the effects of moves ({@link Sight}), without duplicates: moves that differ by promotion have one. */
final class SightFinder {

  private SightFinder() {}

  /** @param moves legal or illegal moves of one piece */
  static Set<Sight> of(GameTables tables, State state, LongStream moves) {
    // Whether some move with this effect promotes.
    Map<Sight, Boolean> promotionBySight = new HashMap<>();
    moves.forEach(move -> tables.form(move).sights(state, move)
        .forEach(sight -> promotionBySight.merge(sight, MoveCode.becomes(move) >= 0, Boolean::logicalOr)));
    Set<Sight> sights = new TreeSet<>(
        Comparator.comparing((Sight sight) -> sight.kind().look()).thenComparing(sight -> sight.kind().verb())
            .thenComparing(Sight::square).thenComparing(Sight::to));
    promotionBySight.forEach(
        (sight, mayPromote) -> sights.add(new Sight(sight.kind(), sight.square(), sight.to(), mayPromote)));
    return sights;
  }
}
