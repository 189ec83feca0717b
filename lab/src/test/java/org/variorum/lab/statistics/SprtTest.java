package org.variorum.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.lab.statistics.Sprt.Verdict;

class SprtTest {

  private static final Sprt TEST = new Sprt(0, 40, 0.05, 0.05);

  /** The likelihoods were maximised apart, under the constraint of the mean, by SciPy's SLSQP. */
  @ParameterizedTest
  @CsvSource({"10 30 20, 0, 10, 0.528293", "2 10 40 30 8, 0, 10, 1.805900", "2 10 40 30 8, -5, 0, 0.980255",
      "100 300 700 350 120, 0, 5, 1.990939", "0 3 10 12 5, 0, 50, 3.995414", "0 0 0 0 10, 0, 100, 2.470028"})
  void theRatioIsThatOfTheGreatestLikelihoods(String counts, double elo0, double elo1, double ratio) {
    Sprt test = new Sprt(elo0, elo1, 0.05, 0.05);
    ScoreCounts sample = new ScoreCounts(Arrays.stream(counts.split(" ")).map(Long::valueOf).toList());
    assertThat(test.logRatio(sample)).isEqualTo(ratio, within(2e-3));
  }

  @Test
  void boundsAreWalds() {
    assertThat(TEST.upperThreshold()).isEqualTo(2.9444390, within(1e-6));
    assertThat(TEST.lowerThreshold()).isEqualTo(-2.9444390, within(1e-6));
    assertThat(new Sprt(0, 5, 0.05, 0.1).lowerThreshold()).isEqualTo(Math.log(0.1 / 0.95), within(1e-12));
  }

  @Test
  void nothingIsDecidedWithoutGames() {
    assertThat(TEST.verdict(new ScoreCounts(Arrays.asList(0L, 0L, 0L)))).isEqualTo(Verdict.OPEN);
  }

  /** Errors are as rare as was asked for: 300 tests where each hypothesis holds. */
  @Test
  void itErrsAsRarelyAsItSays() {
    Random random = new Random(7);
    assertThat(accepted(Verdict.H1, 0, random)).isLessThan(25);
    assertThat(accepted(Verdict.H0, 40, random)).isLessThan(25);
  }

  private static long accepted(Verdict verdict, double elo, Random random) {
    int found = 0;
    for (int i = 0; i < 300; i++) {
      found += run(elo, random) == verdict ? 1 : 0;
    }
    return found;
  }

  /** Games with three tenths of draws, until the test decides. */
  private static Verdict run(double elo, Random random) {
    double wins = Estimate.share(elo) - 0.15;
    long[] counts = new long[3];
    Verdict verdict = Verdict.OPEN;
    while (verdict == Verdict.OPEN) {
      double drawn = random.nextDouble();
      counts[drawn < wins ? 2 : drawn < wins + 0.3 ? 1 : 0]++;
      verdict = TEST.verdict(new ScoreCounts(Arrays.asList(counts[0], counts[1], counts[2])));
    }
    return verdict;
  }

  @ParameterizedTest
  @CsvSource({"5, 5, 0.05, 0.05", "5, 0, 0.05, 0.05", "0, 5, 0, 0.05", "0, 5, 0.05, 0.5",
      "0, NaN, 0.05, 0.05",
      "0, 5000, 0.05, 0.05"})
  void nonsenseIsRefused(double elo0, double elo1, double alpha, double beta) {
    assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta)).isInstanceOf(IllegalArgumentException.class);
  }
}
