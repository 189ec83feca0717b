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

  /** The limits of a scale, in centipawns. */
  private static final double LEAST = 20;
  private static final double GREATEST = 4_000;
  /** The precision of the search, as a part of the interval's length. */
  private static final double PRECISION = 1e-4;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  /** The limit that an expected result keeps from 0 and 1, so that the loss is finite. */
  private static final double LEAST_RESULT = 1e-7;

  /** The scale with the least loss: the one on which {@code scores} best predict {@code results}, from 0 to 1. */
  static Scale of(double[] scores, double[] results) {
    return new Scale(Math.exp(minimum(logarithm -> {
      Scale scale = new Scale(Math.exp(logarithm));
      return IntStream.range(0, scores.length).mapToDouble(i -> scale.loss(scores[i], results[i])).sum();
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

  /** The scale multiplied by a factor, within the limits of scales. */
  Scale times(double factor) {
    return new Scale(Math.clamp(factor * centipawns, LEAST, GREATEST));
  }

  /** The expected result of a position with an evaluation in centipawns, from 0 to 1. */
  double expectedResult(double score) {
    return 1 / (1 + Math.exp(-score / centipawns));
  }

  /** The cross-entropy of an evaluation with respect to a target, such as the actual result. */
  double loss(double score, double target) {
    double result = Math.clamp(expectedResult(score), LEAST_RESULT, 1 - LEAST_RESULT);
    return -target * Math.log(result) - (1 - target) * Math.log(1 - result);
  }
}
