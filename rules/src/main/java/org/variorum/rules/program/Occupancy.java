package org.variorum.rules.program;

import org.variorum.rules.position.PieceCode;

/** The placement of the pieces in two forms that always agree: by square, and as sets of squares. */
public class Occupancy {

  /** The number of longs in a set of squares. */
  public final int words;
  /** The code of the piece on each square; 0 for an empty square. */
  public final int[] board;
  /** The squares of the pieces with each code, from the index {@code code * words} on. */
  public final long[] pieces;
  /** The squares of each side's pieces, from the index {@code side * words} on. */
  public final long[] sides;

  public Occupancy(int size, int codes) {
    words = (size + 63) >>> 6;
    board = new int[size];
    pieces = new long[codes * words];
    sides = new long[2 * words];
  }

  /**
   * Replaces the piece on a square for a test. Changes only the board and the sets. Returns the old piece, which the
   * caller puts back.
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

  /** The number of pieces with a code. */
  public final int count(int code) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(pieces[code * words + word]);
    }
    return count;
  }

  /** The occupied squares below 64. */
  public final long occupiedLo() {
    return sides[0] | sides[words];
  }

  /** The occupied squares from 64 to 127. */
  public final long occupiedHi() {
    return words > 1 ? sides[1] | sides[words + 1] : 0;
  }
}
