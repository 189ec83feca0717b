package org.variorum.rules.platform;

/** A linear congruential generator of random numbers, with the sequence that {@code java.util.Random} documents. */
public final class LinearRandom {

  private static final long MULTIPLIER = 0x5deece66dL;
  private static final long INCREMENT = 0xb;
  private static final int STATE_BITS = 48;
  private static final long MASK = (1L << STATE_BITS) - 1;

  private long state;

  public LinearRandom(long seed) {
    state = (seed ^ MULTIPLIER) & MASK;
  }

  /** Returns the highest {@code bits} bits of the next state. */
  private int next(int bits) {
    state = state * MULTIPLIER + INCREMENT & MASK;
    return (int) (state >>> STATE_BITS - bits);
  }

  /** Returns a number from 0 to {@code bound - 1}. */
  public int nextInt(int bound) {
    if ((bound & -bound) == bound) {
      return (int) (bound * (long) next(31) >> 31);
    }
    while (true) {
      int bits = next(31);
      int number = bits % bound;
      // The last numbers below 2^31 would make small results more likely: then the sum overflows.
      if (bits - number + (bound - 1) >= 0) {
        return number;
      }
    }
  }

  public boolean nextBoolean() {
    return next(1) != 0;
  }
}
