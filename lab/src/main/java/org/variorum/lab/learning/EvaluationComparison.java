package org.variorum.lab.learning;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A comparison of two evaluations by the mean cross-entropy over training positions of games that neither was trained
 * on.
 *
 * @param firstLoss the cross-entropy of the first evaluation
 * @param secondLoss the cross-entropy of the second evaluation
 * @param gain the decrease of the cross-entropy from the first to the second evaluation
 * @param standardError the standard error of the gain, estimated from the differences between games
 */
public record EvaluationComparison(double firstLoss, double secondLoss, double gain, double standardError) {

  /** By chance, a gain exceeds this many standard errors with a probability of 5 %. */
  private static final double SIGNIFICANT = 1.645;

  /**
   * @param firstLosses by game: the sum of cross-entropies of the first evaluation; at least two games
   * @param secondLosses by game: the sum of cross-entropies of the second evaluation
   * @param positions the number of training positions in all games
   */
  static EvaluationComparison of(double[] firstLosses, double[] secondLosses, int positions) {
    int games = firstLosses.length;
    double[] gains = IntStream.range(0, games).mapToDouble(i -> firstLosses[i] - secondLosses[i]).toArray();
    double mean = DoubleStream.of(gains).sum() / games;
    double variance = DoubleStream.of(gains).map(gain -> (gain - mean) * (gain - mean)).sum() / (games - 1);
    return new EvaluationComparison(DoubleStream.of(firstLosses).sum() / positions,
        DoubleStream.of(secondLosses).sum() / positions,
        mean * games / positions, Math.sqrt(variance * games) / positions);
  }

  /** Whether the second evaluation is significantly better. */
  public boolean isBetter() {
    return gain > SIGNIFICANT * standardError;
  }
}
