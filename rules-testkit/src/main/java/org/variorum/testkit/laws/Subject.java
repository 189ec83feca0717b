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
 * A game under test, with the naive interpreter and the oracles that check it. Rarely used oracles are made at their
 * first use.
 */
final class Subject {

  private final Game game;
  private final NaiveGame naive;
  private final Oracle oracle;
  private final Optional<ThreatOracle> threatOracle;
  private final MoveCodes moveCodes;
  private final Supplier<Optional<CaptorOracle>> captorOracle;
  private final Supplier<InsightLaws> insightLaws;

  Subject(Definition definition, long seed) {
    this(definition, new NaiveGame(definition), seed);
  }

  /** @param naive an interpreter of the definition; of another definition in tests of the laws */
  Subject(Definition definition, NaiveGame naive, long seed) {
    game = Game.of(definition);
    this.naive = naive;
    oracle = new Oracle(definition, game, naive);
    threatOracle = ThreatOracle.of(definition);
    moveCodes = new MoveCodes(new SplittableRandom(seed));
    captorOracle = lazily(() -> CaptorOracle.of(definition).filter(_ -> promises(Guarantee.RECAPTURE)));
    insightLaws = lazily(() -> InsightLaws.of(definition));
  }

  private static <T> Supplier<T> lazily(Supplier<T> maker) {
    return new Supplier<>() {
      private @Nullable T value;

      @Override
      public T get() {
        T result = value;
        if (result == null) {
          result = maker.get();
          value = result;
        }
        return result;
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
  Optional<ThreatOracle> threatOracle() {
    return threatOracle;
  }

  MoveCodes moveCodes() {
    return moveCodes;
  }

  /** The oracle of captors; empty if the law of attackers does not apply to the game. */
  Optional<CaptorOracle> captorOracle() {
    return captorOracle.get();
  }

  InsightLaws insightLaws() {
    return insightLaws.get();
  }

  boolean promises(Guarantee guarantee) {
    return game.guarantees().contains(guarantee);
  }
}
