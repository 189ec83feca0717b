package org.variorum.testkit.laws;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.position.Guarantee;
import org.variorum.testkit.naive.NaiveGame;

/**
 * A game under test, with the naive interpreter and the oracles that check it. Rarely used parts are made at their
 * first use.
 */
final class Subject {

  private final Game game;
  private final NaiveGame naive;
  private final Oracle oracle;
  private final Optional<ThreatOracle> threats;
  private final MoveCodes codes;
  private final Supplier<Optional<CaptorOracle>> captures;
  private final Supplier<InsightLaws> insights;

  Subject(Definition definition, long seed) {
    this(definition, new NaiveGame(definition), seed);
  }

  /** @param naive the naive interpreter of the definition */
  Subject(Definition definition, NaiveGame naive, long seed) {
    game = Game.of(definition);
    this.naive = naive;
    oracle = new Oracle(definition, game, naive);
    threats = ThreatOracle.of(definition);
    codes = new MoveCodes(new SplittableRandom(seed));
    captures = once(() -> CaptorOracle.of(definition).filter(_ -> promises(Guarantee.RECAPTURE)));
    insights = once(() -> InsightLaws.of(definition));
  }

  private static <T> Supplier<T> once(Supplier<T> maker) {
    return new Supplier<>() {
      private @Nullable T made;

      @Override
      public T get() {
        T known = made;
        if (known == null) {
          known = maker.get();
          made = known;
        }
        return known;
      }
    };
  }

  Game game() {
    return game;
  }

  NaiveGame naive() {
    return naive;
  }

  Oracle oracle() {
    return oracle;
  }

  /** The oracle of threats; empty if the law of threats does not apply to the game. */
  Optional<ThreatOracle> threats() {
    return threats;
  }

  MoveCodes codes() {
    return codes;
  }

  /** The oracle of captures; empty if the law of attackers does not apply to the game. */
  Optional<CaptorOracle> captures() {
    return captures.get();
  }

  InsightLaws insights() {
    return insights.get();
  }

  boolean promises(Guarantee guarantee) {
    return game.guarantees().contains(guarantee);
  }
}
