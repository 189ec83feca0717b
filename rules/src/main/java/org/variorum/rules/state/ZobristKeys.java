package org.variorum.rules.state;

import org.variorum.rules.platform.SplitMix;

/**
 * Zobrist keys (Zobrist, 1970): the hash of a position is the exclusive or of the keys of its contents. The seed is
 * fixed, so that a position has the same hash in every run.
 */
final class ZobristKeys {

  private static final int MAX_HELD = 256;

  /** The key of each piece on each square, at {@code code * size + square}. */
  final long[] piece;
  final long blackToMove;
  private final long[] held;
  /** A random number for each word of the rules' state, which makes equal bits in different words differ. */
  private final long[] words;

  ZobristKeys(int codes, int size, int wordCount) {
    SplitMix random = new SplitMix(0x5eed_0fca_5b1aL);
    piece = random.longs(codes * size);
    blackToMove = random.nextLong();
    held = random.longs(codes * MAX_HELD);
    words = random.longs(wordCount);
  }

  /**
   * The key of the {@code count}-th piece of a code in a hand, from 1. A hand of three pieces of that code has three
   * keys.
   */
  long held(int code, int count) {
    return held[code * MAX_HELD + (count & MAX_HELD - 1)];
  }

  /** The key of the bits in a word of the rules' state; 0 if no bit is set. */
  long remembered(int word, long bits) {
    if (bits == 0) {
      return 0;
    }
    return SplitMix.mix(bits ^ words[word]);
  }
}
