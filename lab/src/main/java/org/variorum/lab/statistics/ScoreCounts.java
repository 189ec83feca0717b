package org.variorum.lab.statistics;

import java.util.Collections;
import java.util.List;

/**
 * The number of occurrences of each score: of games (0, ½, 1), or of pairs of games with the same opening and sides
 * changed (0, ½, 1, 1½, 2). Pairs have a smaller variance, because an unbalanced opening favours each player once.
 *
 * @param counts the numbers of occurrences, from the lowest score to the highest. For statistics, the scores are scaled
 *     evenly to 0 to 1.
 */
public record ScoreCounts(List<Long> counts) {

  /** @throws IllegalArgumentException if there are not at least two scores, or a count is negative */
  public ScoreCounts {
    counts = List.copyOf(counts);
    if (counts.size() < 2 || Collections.min(counts) < 0) {
      throw new IllegalArgumentException("scores need at least two counts, none negative, not " + counts);
    }
  }

  /** The number of games or pairs: the sum of the counts. */
  public long size() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /** The scaled score at an index of {@code counts}, from 0 to 1. */
  public double score(int index) {
    return (double) index / (counts.size() - 1);
  }

  /** The mean score, from 0 to 1; one half if there are no scores. */
  public double mean() {
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * score(i);
    }
    return size() == 0 ? 0.5 : sum / size();
  }

  /** The variance of the scores. */
  public double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * (score(i) - mean) * (score(i) - mean);
    }
    return size() == 0 ? 0 : sum / size();
  }

  /** The standard error of the mean. */
  public double standardError() {
    return size() == 0 ? 0 : Math.sqrt(variance() / size());
  }
}
