package org.variorum.rules.compile;

import java.util.SplittableRandom;

/**
 * Random numbers whose exclusive or is a position's hash (Zobrist, 1970). Seeded, so that a position has the same hash
 * in every run.
 */
public final class ZobristKeys {

  private static final int MAX_HELD = 256;

  /** By {@code code * size + square}. */
  public final long[] piece;
  public final long blackToMove;
  public final long swapped;
  public final long[] castling = new long[16];
  public final long[] enPassant;
  public final long[] ban;
  public final long[] frozen;
  private final long[] held;
  private final long[] checks = new long[2 * 256];

  ZobristKeys(int codes, int kinds, int size) {
    SplittableRandom random = new SplittableRandom(0x5eed_0fca_5b1aL);
    piece = random.longs((long) codes * size).toArray();
    blackToMove = random.nextLong();
    swapped = random.nextLong();
    for (int rights = 1; rights < castling.length; rights++) {
      castling[rights] = random.nextLong();
    }
    enPassant = random.longs(size).toArray();
    ban = random.longs(kinds).toArray();
    frozen = random.longs(size).toArray();
    held = random.longs((long) codes * MAX_HELD).toArray();
    for (int i = 0; i < checks.length; i++) {
      checks[i] = random.nextLong();
    }
  }

  /** For the {@code count}-th piece of a code in a hand, from 1: a hand of three has three such keys. */
  public long held(int code, int count) {
    return held[code * MAX_HELD + (count & MAX_HELD - 1)];
  }

  /** For the checks that a side has still to give. */
  public long checks(int side, int left) {
    return checks[side << 8 | left & 0xFF];
  }
}
