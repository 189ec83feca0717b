package org.variorum.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

/** The games that are not in the sample of {@link LawsTest}: the laws that find most, in a few positions of each. */
@Execution(ExecutionMode.CONCURRENT)
class OtherGamesTest {

  private static final int RANDOM_GAMES = 1;
  private static final int COMPARED = 2;
  private static final int SHARE = 12;

  static List<Variant> variants() {
    List<String> sample = GameFiles.sample();
    return GameFiles.variants(GameFiles.ids().stream().filter(id -> !sample.contains(id)).toList());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("variants")
  void aFewGamesBreakNoLaw(Variant variant) {
    Game game = variant.game();
    Optional<ThreatOracle> threats = ThreatOracle.of(variant.definition());
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      RandomGame.play(game, seed, LawsTest.PLIES, (position, moves, random) -> {
        if (random.nextInt(8) == 0) {
          LawsTest.check(position, moves, random, threats);
        }
      });
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("variants")
  void compiledAgreesWithNaive(Variant variant) {
    Oracle oracle = new Oracle(variant, SHARE);
    oracle.comparePositions(COMPARED);
    oracle.compareArrangements(COMPARED);
  }
}
