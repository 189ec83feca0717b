package org.variorum.lab.learning;

import java.util.stream.IntStream;

/**
 * The target that weights are trained to predict: a weighted mean of the game's result and a search score. The score
 * looks further ahead than an evaluation, and is less affected by chance than the result.
 *
 * @param scoreScale converts search scores to expected results
 * @param share the weight of the result, from 0 to 1; the rest is the weight of the score
 */
record TrainingTarget(Scale scoreScale, double share) {

  /** A target with the scale on which search scores best predict the results. */
  static TrainingTarget of(FeatureCounts counts, double share) {
    int positions = counts.positions();
    return new TrainingTarget(Scale.of(IntStream.range(0, positions).mapToDouble(counts::score).toArray(),
        IntStream.range(0, positions).mapToDouble(counts::result).toArray()), share);
  }

  /** The target of a training position for White, from 0 to 1. */
  double target(FeatureCounts counts, int position) {
    return share * counts.result(position) + (1 - share) * scoreScale.expectedResult(counts.score(position));
  }

  /**
   * The number of independent observations that have as much information as the training positions: the greater of two
   * numbers. One is the number of games, because the positions of a game share its result. The other is the number of
   * positions times the squared weight of the score in the target.
   */
  double observations(FeatureCounts counts) {
    return Math.max(counts.games(), (1 - share) * (1 - share) * counts.positions());
  }

  /** The scale on which evaluations best predict the target. */
  Scale scale(FeatureCounts counts, WeightVector weights) {
    int positions = counts.positions();
    return Scale.of(counts.evaluations(weights),
        IntStream.range(0, positions).mapToDouble(position -> target(counts, position)).toArray());
  }

  /** The cross-entropy of an evaluation with respect to the target. */
  double loss(FeatureCounts counts, int position, WeightVector weights, Scale scale) {
    return scale.loss(counts.evaluate(position, weights), target(counts, position));
  }

  /** The mean loss over all training positions. */
  double loss(FeatureCounts counts, WeightVector weights, Scale scale) {
    return IntStream.range(0, counts.positions())
        .mapToDouble(position -> loss(counts, position, weights, scale))
        .average()
        .orElse(0);
  }

  /** The derivative of the loss by the evaluation. */
  float slope(FeatureCounts counts, int position, WeightVector weights, Scale scale) {
    double expectedResult = scale.expectedResult(counts.evaluate(position, weights));
    return (float) ((expectedResult - target(counts, position)) / scale.centipawns());
  }
}
