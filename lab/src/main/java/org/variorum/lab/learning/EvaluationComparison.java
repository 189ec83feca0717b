package org.variorum.lab.learning;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How well two evaluations predict games that neither was trained on: the mean cross-entropy over training positions.
 *
 * @param before of the one
 * @param after of the other
 * @param gain by how much the other is better
 * @param error the standard error of that, from game to game
 */
public record EvaluationComparison(double before, double after, double gain, double error) {

  /** One in twenty gains of this many standard errors is chance. */
  private static final double SIGNIFICANT = 1.645;

  /**
   * @param before by game the sum over its training positions; at least two games, since one has no standard error
   * @param after likewise
   * @param positions how many there are in all games
   */
  static EvaluationComparison of(double[] before, double[] after, int positions) {
    int games = before.length;
    double[] gains = IntStream.range(0, games).mapToDouble(i -> before[i] - after[i]).toArray();
    double mean = DoubleStream.of(gains).sum() / games;
    double variance = DoubleStream.of(gains).map(gain -> (gain - mean) * (gain - mean)).sum() / (games - 1);
    return new EvaluationComparison(DoubleStream.of(before).sum() / positions,
        DoubleStream.of(after).sum() / positions,
        mean * games / positions, Math.sqrt(variance * games) / positions);
  }

  /** Whether the other is better by more than chance. */
  public boolean isBetter() {
    return gain > SIGNIFICANT * error;
  }
}
