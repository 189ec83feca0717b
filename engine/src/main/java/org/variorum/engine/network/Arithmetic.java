package org.variorum.engine.network;

/**
 * The arithmetic of a network during search. All implementations return exactly the same results. Intermediate sums may
 * overflow 16 bits and wrap around, because the final sum is in range.
 */
interface Arithmetic {

  /** Computes the hidden sums {@code to}: {@code from} plus the rows {@code on}, minus the rows {@code off}. */
  void update(short[] from, short[] to, Rows on, Rows off);

  /** Returns the sum of both perspectives' clipped hidden sums times their weights (bytes held as shorts). */
  int output(short[] own, short[] ownWeights, short[] other, short[] otherWeights);
}
