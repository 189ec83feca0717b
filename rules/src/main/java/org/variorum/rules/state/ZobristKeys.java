package org.variorum.rules.state;

import java.util.SplittableRandom;

/**
 * Random numbers: a position's hash is the exclusive or of those for what it holds (Zobrist, 1970). Seeded, so that a
 * position has the same hash in every run.
 */
final class ZobristKeys {

  private static final int MAX_HELD = 256;

  /** By {@code code * size + square}. */
  final long[] piece;
  final long blackToMove;
  private final long[] held;
  /** By word of the memory. */
  private final long[] words;

  ZobristKeys(int codes, int size, int memory) {
    SplittableRandom random = new SplittableRandom(0x5eed_0fca_5b1aL);
    piece = random.longs((long) codes * size).toArray();
    blackToMove = random.nextLong();
    held = random.longs((long) codes * MAX_HELD).toArray();
    words = random.longs(memory).toArray();
  }

  /** For the {@code count}-th piece of a code in a hand, from 1: a hand of three has three such keys. */
  long held(int code, int count) {
    return held[code * MAX_HELD + (count & MAX_HELD - 1)];
  }

  /** For what a word of the memory holds: 0 for nothing, else as good as random (the finalizer of splitmix64, Steele 2014). */
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
