package org.variorum.lab.learning;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * The conversion of evaluations to expected results: {@code 1 / (1 + exp(−score / centipawns))}, the model of logistic
 * regression.
 *
 * @param centipawns the evaluation at which the expected result is 0.73
 */
public record Scale(double centipawns) {

  private static final double LEAST = 20;
  private static final double GREATEST = 4_000;
  /** The precision of the search, as a part of the interval's length. */
  private static final double PRECISION = 1e-4;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  /** The minimum probability of either result, which keeps the loss finite. */
  private static final double LEAST_CHANCE = 1e-7;

  /** The scale with the least loss for the given scores and outcomes. */
  static Scale of(double[] scores, double[] outcomes) {
    return new Scale(Math.exp(minimum(logarithm -> {
      Scale scale = new Scale(Math.exp(logarithm));
      return IntStream.range(0, scores.length).mapToDouble(i -> scale.loss(scores[i], outcomes[i])).sum();
    }, Math.log(LEAST), Math.log(GREATEST))));
  }

  /** The minimum of a unimodal function, by golden-section search (Kiefer 1953). */
  private static double minimum(DoubleUnaryOperator function, double from, double to) {
    double low = from;
    double high = to;
    double left = high - GOLDEN * (high - low);
    double right = low + GOLDEN * (high - low);
    double atLeft = function.applyAsDouble(left);
    double atRight = function.applyAsDouble(right);
    while (high - low > PRECISION * (to - from)) {
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

  /** The expected result, from 0 to 1. */
  double chance(double score) {
    return 1 / (1 + Math.exp(-score / centipawns));
  }

  /** The cross-entropy of an evaluation with respect to a target, such as the actual result. */
  double loss(double score, double target) {
    double chance = Math.clamp(chance(score), LEAST_CHANCE, 1 - LEAST_CHANCE);
    return -target * Math.log(chance) - (1 - target) * Math.log(1 - chance);
  }
}
