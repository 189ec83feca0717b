package org.variorum.engine.network;

/**
 * What a network computes while searching. All ways of doing it give the same results: nothing is rounded, and sums may pass 16
 * bits on their way, because they come back.
 */
sealed interface Arithmetic permits Scalar, Vectors {

  /** The fastest that this virtual machine offers: vectors, if their module was added when it was started. */
  static Arithmetic best() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? new Vectors() : new Scalar();
  }

  /** Turns the hidden sums of one position into those of another, by the weights of inputs that came on and went off. */
  void update(short[] from, short[] to, Rows on, Rows off);

  /** The clipped hidden sums of both perspectives, times their weights: bytes, held as shorts. */
  int output(short[] own, short[] ownWeights, short[] other, short[] otherWeights);
}
