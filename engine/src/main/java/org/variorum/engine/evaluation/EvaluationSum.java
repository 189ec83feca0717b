package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The sum of all that is counted in a position, White's as much, Black's as less; for learning, also what was counted. */
final class EvaluationSum {

  /** By term its weights as one long: the middlegame's times 2^32, plus the end's. Such sums can be added and multiplied as one. */
  private final long[] weights;
  private final int @Nullable [] counts;
  private long sum;

  /** @param counts where to write how often each term is counted; null if that is not wanted */
  EvaluationSum(Weights weights, int @Nullable [] counts) {
    this.weights = IntStream.range(0, weights.middle().length)
        .mapToLong(term -> pair(weights.middle()[term], weights.end()[term])).toArray();
    this.counts = counts;
  }

  /** Begins with what is known already. */
  void begin(int middleSum, int endSum) {
    sum = pair(middleSum, endSum);
    if (counts != null) {
      Arrays.fill(counts, 0);
    }
  }

  private static long pair(int middle, int end) {
    return ((long) middle << 32) + end;
  }

  /** The sum by the weights of the middlegame. */
  int middle() {
    return (int) (sum - end() >> 32);
  }

  /** The sum by the weights of the end. */
  int end() {
    return (int) sum;
  }

  /** Both sums packed into one long; parts of it can be subtracted and added. */
  long sum() {
    return sum;
  }

  /** Adds a part that was the difference of two sums before. */
  void addPart(long part) {
    sum += part;
  }

  /** Whether what is counted is wanted, and not the sum alone. */
  boolean counts() {
    return counts != null;
  }

  void add(int term, int times) {
    sum += times * weights[term];
    if (counts != null) {
      counts[term] += times;
    }
  }
}
