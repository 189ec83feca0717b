package org.variorum.lab.learning;

import java.util.stream.IntStream;

/**
 * What weights shall foretell: the result of a game, and the score that a search found, which looks further than a judgement
 * and knows less of chance.
 *
 * @param scores how scores become chances
 * @param share how much the result counts against the score, from 0 to 1
 */
record Goal(Scale scores, double share) {

  /** With the scale on which scores foretell results best. */
  static Goal of(Counts counts, double share) {
    int lessons = counts.lessons();
    return new Goal(Scale.of(IntStream.range(0, lessons).mapToDouble(counts::score).toArray(),
        IntStream.range(0, lessons).mapToDouble(counts::result).toArray()), share);
  }

  double target(Counts counts, int lesson) {
    return share * counts.result(lesson) + (1 - share) * scores.chance(counts.score(lesson));
  }

  /**
   * How many independent observations lessons are worth. Each has a score of its own, which decides so great a part of what is to be
   * foretold, and a standard deviation counts squared; those of a game have but one result.
   */
  double observations(Counts counts) {
    return Math.max(counts.games(), (1 - share) * (1 - share) * counts.lessons());
  }

  /** The scale on which judgements come nearest to the goal. */
  Scale scale(Counts counts, Point point) {
    int lessons = counts.lessons();
    return Scale.of(counts.judgements(point),
        IntStream.range(0, lessons).mapToDouble(lesson -> target(counts, lesson)).toArray());
  }

  /** How far a judgement is from it. */
  double loss(Counts counts, int lesson, Point point, Scale scale) {
    return scale.loss(counts.judge(lesson, point), target(counts, lesson));
  }

  /** The mean over all lessons. */
  double loss(Counts counts, Point point, Scale scale) {
    return IntStream.range(0, counts.lessons()).mapToDouble(lesson -> loss(counts, lesson, point, scale))
        .average()
        .orElse(0);
  }

  /** How the loss grows with the judgement. */
  float slope(Counts counts, int lesson, Point point, Scale scale) {
    double chance = scale.chance(counts.judge(lesson, point));
    return (float) ((chance - target(counts, lesson)) / scale.centipawns());
  }
}
