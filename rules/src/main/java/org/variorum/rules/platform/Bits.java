package org.variorum.rules.platform;

/** Bits of a word by a mask, with the processor's instructions (PEXT and PDEP on x86). */
public final class Bits {

  private Bits() {}

  /** Returns the bits of a word under a mask, moved together to the low end. */
  public static long compress(long word, long mask) {
    return Long.compress(word, mask);
  }

  /** Returns the low bits of a word, moved apart to the set bits of a mask. */
  public static long expand(long word, long mask) {
    return Long.expand(word, mask);
  }
}
