package org.variorum.rules.state;

import java.util.SplittableRandom;

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
  /** A random number for each word of the rules' state. */
  private final long[] words;

  ZobristKeys(int codes, int size, int wordCount) {
    SplittableRandom random = new SplittableRandom(0x5eed_0fca_5b1aL);
    piece = random.longs((long) codes * size).toArray();
    blackToMove = random.nextLong();
    held = random.longs((long) codes * MAX_HELD).toArray();
    words = random.longs(wordCount).toArray();
  }

  /**
   * The key of the {@code count}-th piece of a code in a hand, from 1. A hand of three pieces of that code has three
   * keys.
   */
  long held(int code, int count) {
    return held[code * MAX_HELD + (count & MAX_HELD - 1)];
  }

  /**
   * The key of the bits in a word of the rules' state; 0 if no bit is set. The mixing is the finalizer of splitmix64
   * (Steele 2014).
   */
  long remembered(int word, long bits) {
    if (bits == 0) {
      return 0;
    }
    long key = bits ^ words[word];
    key = (key ^ key >>> 30) * 0xbf58476d1ce4e5b9L;
    key = (key ^ key >>> 27) * 0x94d049bb133111ebL;
    return key ^ key >>> 31;
  }
}
