package org.variorum.rules.rule.dead;

import java.util.List;
import java.util.stream.Stream;

/**
 * Whether a move may give check by several pieces at once. A piece that stood in the way of another and attacked the royal piece from there
 * had given check before; so bishops alone give no double check, and neither does a royal piece that leaves one line.
 */
final class DoubleChecks {

  /** How a piece comes to the royal piece. */
  private record Attack(int from, CheckPath line) {

    boolean excludes(Attack other) {
      return from == other.from || line.passed().get(other.from) || other.line.passed().get(from);
    }
  }

  private final Movers movers;
  private final Material material;

  private DoubleChecks(Movers movers, Material material) {
    this.movers = movers;
    this.material = material;
  }

  static boolean mayHappen(Movers movers, Material material) {
    DoubleChecks checks = new DoubleChecks(movers, material);
    return material.enemyKing().reach().stream().anyMatch(checks::mayHappen);
  }

  private boolean mayHappen(int square) {
    List<Attack> attacks = material.own().stream()
        .flatMap(mover -> mover.reach().stream().filter(from -> from != square).boxed()
            .flatMap(from -> attacks(mover.code(), from, square)))
        .toList();
    return attacks.stream().anyMatch(attack -> !attack.line().open() || opensToChecker(attack, square)
        || opensTwo(attack, attacks));
  }

  private Stream<Attack> attacks(int code, int from, int square) {
    return movers.lines(code, from).stream().filter(line -> line.target() == square && line.captures())
        .map(line -> new Attack(from, line));
  }

  /** Whether some piece may stand in the way without attacking the royal piece. */
  private boolean opensToChecker(Attack attack, int square) {
    return attack.line().passed().stream().anyMatch(between -> material.own().stream()
        .anyMatch(mover -> mover.reach().get(between) && attacks(mover.code(), between, square)
            .noneMatch(own -> own.line().open()
                && own.line().captures(material.enemyKing().code())
                && own.line().isWithin(attack.line()))));
  }

  /** Whether one square may be in the way of another piece, too. */
  private static boolean opensTwo(Attack attack, List<Attack> attacks) {
    return attacks.stream().anyMatch(other -> !attack.excludes(other)
        && attack.line().passed().intersects(other.line().passed()));
  }
}
