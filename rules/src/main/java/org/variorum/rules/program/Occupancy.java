package org.variorum.rules.program;

import org.variorum.rules.position.PieceCode;

/** Which pieces stand where, in two forms that always agree: by square, and as sets of squares. */
public class Occupancy {

  /** Longs in a set of squares. */
  public final int words;
  /** By square: the code of the piece, or 0. */
  public final int[] board;
  /** By {@code code * words}: the squares of those pieces. */
  public final long[] pieces;
  /** By {@code side * words}: the squares of that side's pieces. */
  public final long[] sides;

  public Occupancy(int size, int codes) {
    words = (size + 63) >>> 6;
    board = new int[size];
    pieces = new long[codes * words];
    sides = new long[2 * words];
  }

  /**
   * Sets a square for a look only: changes nothing but board and sets. Returns what was there; the caller puts it back.
   */
  public final int swap(int square, int piece) {
    int old = board[square];
    int word = square >>> 6;
    long bit = 1L << square;
    if (old != PieceCode.EMPTY) {
      pieces[old * words + word] ^= bit;
      sides[PieceCode.side(old) * words + word] ^= bit;
    }
    if (piece != PieceCode.EMPTY) {
      pieces[piece * words + word] ^= bit;
      sides[PieceCode.side(piece) * words + word] ^= bit;
    }
    board[square] = piece;
    return old;
  }

  /** How many pieces of a code there are. */
  public final int count(int code) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(pieces[code * words + word]);
    }
    return count;
  }

  /** All pieces on squares below 64. */
  public final long occupiedLo() {
    return sides[0] | sides[words];
  }

  /** All pieces on squares from 64 to 127. */
  public final long occupiedHi() {
    return words > 1 ? sides[1] | sides[words + 1] : 0;
  }
}
