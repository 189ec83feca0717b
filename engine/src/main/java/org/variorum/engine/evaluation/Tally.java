package org.variorum.engine.evaluation;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The sum of all that is counted in a position, White's as much, Black's as less; for learning, also what was counted. */
final class Tally {

  private final int[] middles;
  private final int[] ends;
  private final int @Nullable [] counts;
  int middle;
  int end;

  /** @param counts where to write how often each term is counted, if anybody wants to know */
  Tally(Weights weights, int @Nullable [] counts) {
    middles = weights.middle();
    ends = weights.end();
    this.counts = counts;
  }

  /** Begins with what is known already. */
  void begin(int middleSum, int endSum) {
    middle = middleSum;
    end = endSum;
    if (counts != null) {
      Arrays.fill(counts, 0);
    }
  }

  /** Whether what is counted is wanted, and not the sum alone. */
  boolean counts() {
    return counts != null;
  }

  void add(int term, int times) {
    middle += times * middles[term];
    end += times * ends[term];
    if (counts != null) {
      counts[term] += times;
    }
  }
}
