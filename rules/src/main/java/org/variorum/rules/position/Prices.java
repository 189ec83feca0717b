package org.variorum.rules.position;

import java.util.Comparator;
import java.util.stream.IntStream;

/** The price of each kind of piece, to find the cheapest capturer on a square. Sorted once and used often. */
public final class Prices {

  private final int[] prices;
  private final int[] kindsByPrice;

  /** @param prices the prices by kind; of two kinds with the same price, the lower kind counts as cheaper */
  public Prices(int... prices) {
    this.prices = prices.clone();
    kindsByPrice = IntStream.range(0, prices.length).boxed()
        .sorted(Comparator.comparingInt((Integer kind) -> prices[kind])).mapToInt(Integer::intValue)
        .toArray();
  }

  public int of(int kind) {
    return prices[kind];
  }

  /** The kinds in ascending order of price. Callers must not change the array. */
  public int[] kindsByPrice() {
    return kindsByPrice;
  }
}
