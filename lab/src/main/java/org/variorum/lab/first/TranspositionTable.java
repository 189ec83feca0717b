package org.variorum.lab.first;

import java.util.Arrays;

/**
 * What was found out about positions, by their hash. An entry is a key, a move, and an int of score, depth, bound and
 * age; a slot is given up for another position unless what it holds is deeper and of the same search.
 */
final class TranspositionTable {

  static final int UPPER = 1;
  static final int LOWER = 2;
  static final int EXACT = UPPER | LOWER;

  private static final int AGES = 64;

  private final long[] keys;
  private final long[] moves;
  /** Score in bits 16–31, depth in bits 8–15, age in bits 2–7, bound in bits 0–1. */
  private final int[] notes;
  private int age;

  /** @param bits the logarithm of the number of entries */
  TranspositionTable(int bits) {
    keys = new long[1 << bits];
    moves = new long[1 << bits];
    notes = new int[1 << bits];
  }

  void clear() {
    Arrays.fill(notes, 0);
  }

  void nextSearch() {
    age = (age + 1) % AGES;
  }

  /** The slot that holds a position, or -1. */
  int find(long key) {
    int slot = slot(key);
    return keys[slot] == key && notes[slot] != 0 ? slot : -1;
  }

  long move(int slot) {
    return moves[slot];
  }

  int score(int slot) {
    return notes[slot] >> 16;
  }

  int depth(int slot) {
    return notes[slot] >>> 8 & 0xFF;
  }

  int bound(int slot) {
    return notes[slot] & EXACT;
  }

  void store(long key, long move, int score, int depth, int bound) {
    int slot = slot(key);
    boolean other = keys[slot] != key;
    boolean current = (notes[slot] >>> 2 & AGES - 1) == age;
    if (notes[slot] != 0 && current && other && depth(slot) > depth) {
      return;
    }
    // A bound from above knows no best move; the one known before is still the best guess.
    if (other || move != 0) {
      moves[slot] = move;
    }
    keys[slot] = key;
    notes[slot] = score << 16 | depth << 8 | age << 2 | bound;
  }

  private int slot(long key) {
    return (int) (key ^ key >>> 32) & keys.length - 1;
  }
}
