package org.variorum.engine.network;

/**
 * What a network computes while searching. All ways of doing it give the same results: nothing is rounded, and sums may pass 16
 * bits on their way, because they come back.
 */
interface Arithmetic {

  /** Turns the hidden sums of one position into those of another, by the weights of inputs that came on and went off. */
  void update(short[] from, short[] to, Rows on, Rows off);

  /** The clipped hidden sums of both perspectives, times their weights: bytes, held as shorts. */
  int output(short[] own, short[] ownWeights, short[] other, short[] otherWeights);
}
