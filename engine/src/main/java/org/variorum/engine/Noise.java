package org.variorum.engine;

/**
 * Error of judgement: every position is judged a little wrong, always in the same way for the same seed.
 *
 * @param width the greatest error in centipawns
 * @param seed which errors
 */
public record Noise(int width, long seed) {

  /** Judges as well as it can. */
  public static final Noise NONE = new Noise(0, 0);

  /** The error about a position. */
  int about(long hash) {
    if (width == 0) {
      return 0;
    }
    // The finaliser of SplitMix64 (Steele, Lea and Flood 2014).
    long mixed = hash ^ seed * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return (int) Long.remainderUnsigned(mixed ^ mixed >>> 31, 2L * width + 1) - width;
  }
}
