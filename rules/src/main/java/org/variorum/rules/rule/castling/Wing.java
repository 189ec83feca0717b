package org.variorum.rules.rule.castling;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;

/**
 * One king with one rook.
 *
 * @param right the bit
 * @param side whose
 * @param kingHome the king's square
 * @param rookHome the rook's square
 * @param king the king's code
 * @param rook the rook's code
 * @param empty squares that must be empty, besides those of king and rook
 * @param safe squares that may not be attacked once the king is lifted. Where a royal king goes is judged of the position after
 *     castling, as of every move
 * @param ends pairs of destinations, king then rook
 * @param oneLeg whether the move is written as the king's move alone (UCI's way for orthodox castling), because no other
 *     move has that text
 */
public record Wing(int right, int side, int kingHome, int rookHome, int king, int rook, int[] empty,
    int[] safe,
    int[][] ends, boolean oneLeg) {

  /**
   * Adds one of its ways.
   *
   * @param kind of the move
   * @param pair of {@link #ends}
   */
  void add(MoveBuffer moves, int kind, int[] pair) {
    moves.add(MoveCode.of(kind, kingHome, pair[0], rookHome, pair[1]));
  }

  /** The same, written as the king's move alone or not. */
  Wing written(boolean alone) {
    return new Wing(right, side, kingHome, rookHome, king, rook, empty, safe, ends, alone);
  }

  /** The same of a king and a rook of other kinds. */
  Wing of(int kingCode, int rookCode) {
    return new Wing(right, side, kingHome, rookHome, kingCode, rookCode, empty, safe, ends, oneLeg);
  }
}
