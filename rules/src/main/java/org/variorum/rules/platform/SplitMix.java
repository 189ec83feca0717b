package org.variorum.rules.platform;

/** The generator of random numbers splitmix64 (Steele 2014), with the sequence of {@code SplittableRandom}. */
public final class SplitMix {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  public SplitMix(long seed) {
    state = seed;
  }

  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** Returns the next numbers. */
  public long[] longs(int count) {
    long[] numbers = new long[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = nextLong();
    }
    return numbers;
  }

  /** The finalizer of the generator, which spreads the bits of a word over the whole word. */
  public static long mix(long word) {
    long mixed = (word ^ word >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }
}
