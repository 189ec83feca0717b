package org.variorum.lab.learning;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * How evaluations become chances: {@code 1 / (1 + exp(−score / centipawns))}, which is what logistic regression fits.
 *
 * @param centipawns so far ahead, a side wins 73 of 100 games
 */
public record Scale(double centipawns) {

  private static final double LEAST = 20;
  private static final double GREATEST = 4_000;
  /** The part of the bounds' distance, as a logarithm, to which the scale is found. */
  private static final double EXACT = 1e-4;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  /** No chance is taken to be surer than this, so that no surprise is infinite. */
  private static final double SURE = 1e-7;

  /** The scale on which scores foretell best what came of them. */
  static Scale of(double[] scores, double[] outcomes) {
    return new Scale(Math.exp(least(logarithm -> {
      Scale scale = new Scale(Math.exp(logarithm));
      return IntStream.range(0, scores.length).mapToDouble(i -> scale.loss(scores[i], outcomes[i])).sum();
    }, Math.log(LEAST), Math.log(GREATEST))));
  }

  /** Where a function with one valley is least, by golden sections (Kiefer 1953). */
  private static double least(DoubleUnaryOperator function, double from, double to) {
    double low = from;
    double high = to;
    double left = high - GOLDEN * (high - low);
    double right = low + GOLDEN * (high - low);
    double atLeft = function.applyAsDouble(left);
    double atRight = function.applyAsDouble(right);
    while (high - low > EXACT * (to - from)) {
      if (atLeft < atRight) {
        high = right;
        right = left;
        atRight = atLeft;
        left = high - GOLDEN * (high - low);
        atLeft = function.applyAsDouble(left);
      } else {
        low = left;
        left = right;
        atLeft = atRight;
        right = low + GOLDEN * (high - low);
        atRight = function.applyAsDouble(right);
      }
    }
    return (low + high) / 2;
  }

  /** The scale multiplied by a factor. */
  Scale times(double factor) {
    return new Scale(Math.clamp(factor * centipawns, LEAST, GREATEST));
  }

  /** The share of points that a side can expect. */
  double chance(double score) {
    return 1 / (1 + Math.exp(-score / centipawns));
  }

  /** The cross-entropy: how surprising a result, or what else was expected, is for a player that evaluates so. */
  double loss(double score, double target) {
    double chance = Math.clamp(chance(score), SURE, 1 - SURE);
    return -target * Math.log(chance) - (1 - target) * Math.log(1 - chance);
  }
}
