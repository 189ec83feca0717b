package org.variorum.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected numbers were calculated apart, with SciPy. */
class EstimateTest {

  private static ScoreCounts sample(long... counts) {
    return new ScoreCounts(Arrays.stream(counts).boxed().toList());
  }

  @Test
  void errorBarsAreThoseOfTheNormalDistribution() {
    Estimate estimate = Estimate.of(sample(20, 30, 50));
    assertThat(estimate.share()).isEqualTo(0.65, within(1e-12));
    assertThat(estimate.low()).isEqualTo(0.5734609596, within(1e-8));
    assertThat(estimate.high()).isEqualTo(0.7265390404, within(1e-8));
  }

  @Test
  void whoHasWonAllGamesMayStillBeBeatable() {
    assertThat(Estimate.of(sample(0, 0, 20))).satisfies(all -> {
      assertThat(all.low()).isEqualTo(0.8315665290, within(1e-9));
      assertThat(all.high()).isEqualTo(1);
    });
    assertThat(Estimate.of(sample(10, 0, 0, 0, 0)).high()).isEqualTo(1 - 0.6915028922, within(1e-9));
  }

  @Test
  void withoutGamesNothingIsKnown() {
    assertThat(Estimate.of(sample(0, 0, 0))).isEqualTo(new Estimate(0, 0.5, 1));
    assertThat(Estimate.superiority(sample(0, 0, 0))).isEqualTo(0.5);
  }

  @Test
  void boundsStayWithinWhatIsPossible() {
    Estimate estimate = Estimate.of(sample(0, 1, 3));
    assertThat(estimate.high()).isEqualTo(1);
    assertThat(estimate.low()).isBetween(0.5, estimate.share());
  }

  @Test
  void pairsVaryLessThanGamesWhereOpeningsFavourOneSide() {
    // White wins every game: each pair is worth one point.
    Estimate games = Estimate.of(sample(50, 0, 50));
    Estimate pairs = Estimate.of(sample(0, 1, 48, 1, 0));
    assertThat(pairs.share()).isEqualTo(games.share());
    assertThat(pairs.high() - pairs.low()).isLessThan(games.high() - games.low());
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0", "0.75, 190.848501", "0.25, -190.848501", "0.9, 381.697003", "0.640065, 100"})
  void eloFollowsTheLogisticCurve(double share, double elo) {
    assertThat(Estimate.elo(share)).isEqualTo(elo, within(1e-3));
    assertThat(Estimate.share(elo)).isEqualTo(share, within(1e-6));
  }

  @Test
  void eloOfAllAndOfNoneIsInfinite() {
    assertThat(Estimate.elo(1)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Estimate.elo(0)).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @ParameterizedTest
  @CsvSource({"-3, 0.0013498980", "-1, 0.1586552539", "0, 0.5", "0.5, 0.6914624613", "1.959963985, 0.975",
      "4, 0.9999683288"})
  void theNormalDistribution(double x, double expected) {
    assertThat(Estimate.normal(x)).isEqualTo(expected, within(1e-7));
  }

  @Test
  void superiority() {
    assertThat(Estimate.superiority(sample(20, 30, 50))).isEqualTo(0.9999387595, within(1e-6));
    assertThat(Estimate.superiority(sample(0, 0, 3))).isEqualTo(1);
    assertThat(Estimate.superiority(sample(3, 0, 0))).isEqualTo(0);
  }

  @Test
  void aTallyJoinsTheGamesOfAPairInWhateverOrderTheyEnd() {
    PairedResults results = new PairedResults();
    results.add(0, 2);
    results.add(1, 0);
    results.add(1, 1);
    results.add(0, 2);
    results.add(2, 1);
    assertThat(results.games().counts()).isEqualTo(List.of(1L, 2L, 2L));
    assertThat(results.pairs().counts()).isEqualTo(List.of(0L, 1L, 0L, 0L, 1L));
  }
}
