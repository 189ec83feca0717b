package org.variorum.rules.rule;

import java.util.Arrays;

/** What a gate leaves to the pieces of a side, in sets. A set of cells has as many longs as {@link #still}. */
public final class GateLimits {

  /** The kinds that it limits. */
  public long kinds;
  /** Of these, the ones that may not move without capturing. */
  public long capturesOnly;
  /** Whether cells are limited: {@link #ends} says to which. */
  public boolean bounded;
  /** Whether the cells that are passed are limited to {@link #ends}, too. A piece that another goes round is not passed. */
  public boolean passedToo;
  /** Cells of pieces that may not go at all. */
  public final long[] still;
  /** Where a piece may begin and end. */
  public final long[] ends;

  public GateLimits(int words) {
    still = new long[words];
    ends = new long[words];
  }

  /** Limits nothing. */
  void clear() {
    kinds = 0;
    capturesOnly = 0;
    bounded = false;
    passedToo = false;
    Arrays.fill(still, 0);
    Arrays.fill(ends, 0);
  }

  /** Adds cells to those where pieces may begin and end. */
  public void addEnds(long[] cells) {
    for (int word = 0; word < cells.length; word++) {
      ends[word] |= cells[word];
    }
  }
}
