package org.variorum.rules.position;

import java.util.Comparator;
import java.util.stream.IntStream;

/** What pieces cost, by kind, to find the cheapest capturer on a square. Made once, used often. */
public final class Prices {

  private final int[] prices;
  private final int[] ascending;

  /** @param prices by kind; of kinds with the same price the first counts as cheaper */
  public Prices(int... prices) {
    this.prices = prices.clone();
    ascending = IntStream.range(0, prices.length).boxed()
        .sorted(Comparator.comparingInt((Integer kind) -> prices[kind])).mapToInt(Integer::intValue)
        .toArray();
  }

  public int of(int kind) {
    return prices[kind];
  }

  /** Kinds, the cheapest first; not to be changed. */
  public int[] ascending() {
    return ascending;
  }
}
