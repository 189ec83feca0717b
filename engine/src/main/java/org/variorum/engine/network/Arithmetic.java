package org.variorum.engine.network;

/**
 * The arithmetic of a network during search. All implementations return exactly the same results. Intermediate sums may
 * overflow 16 bits and wrap around, because the final sum is in range.
 */
interface Arithmetic {

  /** Sets {@code newSums} to the hidden sums {@code oldSums} plus {@code addedRows} minus {@code removedRows}. */
  void update(short[] oldSums, short[] newSums, Rows addedRows, Rows removedRows);

  /** Returns the output: the clipped hidden sums of the side to move and of the opponent, times their weights. */
  int output(short[] ownSums, short[] ownWeights, short[] otherSums, short[] otherWeights);
}
