package org.variorum.engine.network;

/**
 * The arithmetic of a network during search. All implementations return exactly the same results. Intermediate sums may
 * overflow 16 bits and wrap around, because the final sum is in range.
 */
interface Arithmetic {

  /** Computes {@code newSums}: the hidden sums {@code oldSums}, plus {@code rowsOn}, minus {@code rowsOff}. */
  void update(short[] oldSums, short[] newSums, Rows rowsOn, Rows rowsOff);

  /** Returns the output: the clipped hidden sums of both perspectives, times their weights (bytes held as shorts). */
  int output(short[] own, short[] ownWeights, short[] other, short[] otherWeights);
}
