package org.variorum.lab.learning;

import java.util.stream.IntStream;

/**
 * The target that weights are trained to predict: the result of a game, and the score that a search found, which looks
 * further than an evaluation and knows less of chance.
 *
 * @param scores how scores become chances
 * @param share how much the result counts against the score, from 0 to 1
 */
record TrainingTarget(Scale scores, double share) {

  /** With the scale on which scores foretell results best. */
  static TrainingTarget of(FeatureCounts counts, double share) {
    int positions = counts.positions();
    return new TrainingTarget(Scale.of(IntStream.range(0, positions).mapToDouble(counts::score).toArray(),
        IntStream.range(0, positions).mapToDouble(counts::result).toArray()), share);
  }

  double target(FeatureCounts counts, int position) {
    return share * counts.result(position) + (1 - share) * scores.chance(counts.score(position));
  }

  /**
   * How many independent observations the training positions are worth. Each has its own score, with the weight of
   * scores in the target, and a standard deviation counts squared; all positions of a game share one result.
   */
  double observations(FeatureCounts counts) {
    return Math.max(counts.games(), (1 - share) * (1 - share) * counts.positions());
  }

  /** The scale on which evaluations come nearest to the goal. */
  Scale scale(FeatureCounts counts, WeightVector point) {
    int positions = counts.positions();
    return Scale.of(counts.evaluations(point),
        IntStream.range(0, positions).mapToDouble(position -> target(counts, position)).toArray());
  }

  /** How far an evaluation is from it. */
  double loss(FeatureCounts counts, int position, WeightVector point, Scale scale) {
    return scale.loss(counts.evaluate(position, point), target(counts, position));
  }

  /** The mean over all training positions. */
  double loss(FeatureCounts counts, WeightVector point, Scale scale) {
    return IntStream.range(0, counts.positions())
        .mapToDouble(position -> loss(counts, position, point, scale))
        .average()
        .orElse(0);
  }

  /** How the loss grows with the evaluation. */
  float slope(FeatureCounts counts, int position, WeightVector point, Scale scale) {
    double chance = scale.chance(counts.evaluate(position, point));
    return (float) ((chance - target(counts, position)) / scale.centipawns());
  }
}
