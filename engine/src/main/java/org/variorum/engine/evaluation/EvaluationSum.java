package org.variorum.engine.evaluation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The sum of the terms of a position, positive for White. For learning, it also records how often each term counts. */
final class EvaluationSum {

  /** By term: both weights in one long, 2^32 × middlegame + endgame. Such longs can be added and multiplied. */
  private final long[] weights;
  private final int @Nullable [] counts;
  private long total;

  /** @param counts receives how often each term counts; null if only the sum is wanted */
  EvaluationSum(Weights weights, int @Nullable [] counts) {
    this.weights = IntStream.range(0, weights.middlegame().length)
        .mapToLong(term -> pack(weights.middlegame()[term], weights.endgame()[term])).toArray();
    this.counts = counts;
  }

  /** Starts a sum with scores that are known already, positive for White. */
  void begin(int middleSum, int endSum) {
    total = pack(middleSum, endSum);
    if (counts != null) {
      Arrays.fill(counts, 0);
    }
  }

  private static long pack(int middle, int end) {
    return ((long) middle << 32) + end;
  }

  /** The sum by the middlegame weights. */
  int middle() {
    // A negative endgame sum has borrowed 1 from the upper half: pack(5, -1) is 0x4_FFFF_FFFF.
    return (int) (total - end() >> 32);
  }

  /** The sum by the endgame weights. */
  int end() {
    return (int) total;
  }

  /** Both sums in one long. The difference of two such longs is a part for {@link #addPart}. */
  long total() {
    return total;
  }

  /** Adds the difference of two earlier results of {@link #total}. */
  void addPart(long part) {
    total += part;
  }

  /** Whether this sum records how often each term counts. */
  boolean recordsCounts() {
    return counts != null;
  }

  void add(int term, int times) {
    total += times * weights[term];
    if (counts != null) {
      counts[term] += times;
    }
  }
}
