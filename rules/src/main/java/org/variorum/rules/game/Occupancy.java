package org.variorum.rules.game;

/** Which men stand where, in two forms that always agree: by square, and as sets of squares. */
class Occupancy {

  /** Longs in a set of squares. */
  final int words;
  /** By square: the code of the man, or 0. */
  final int[] board;
  /** By {@code code * words}: the squares of those men. */
  final long[] men;
  /** By {@code side * words}: the squares of that side's men. */
  final long[] sides;

  Occupancy(int size, int codes) {
    words = (size + 63) >>> 6;
    board = new int[size];
    men = new long[codes * words];
    sides = new long[2 * words];
  }

  /**
   * Sets a square for a look only: nothing but board and sets. Whoever looks puts back what was there, which is returned.
   */
  final int swap(int square, int man) {
    int old = board[square];
    int word = square >>> 6;
    long bit = 1L << square;
    if (old != Men.EMPTY) {
      men[old * words + word] ^= bit;
      sides[(old & 1) * words + word] ^= bit;
    }
    if (man != Men.EMPTY) {
      men[man * words + word] ^= bit;
      sides[(man & 1) * words + word] ^= bit;
    }
    board[square] = man;
    return old;
  }

  /** All men on squares below 64. */
  final long occupiedLo() {
    return sides[0] | sides[words];
  }

  /** All men on squares from 64 to 127. */
  final long occupiedHi() {
    return words > 1 ? sides[1] | sides[words + 1] : 0;
  }
}
