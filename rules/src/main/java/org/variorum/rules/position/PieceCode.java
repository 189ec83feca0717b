package org.variorum.rules.position;

import org.variorum.rules.board.Side;

/**
 * How a piece on a square is coded in an int: 0 is an empty square, otherwise kind and side.
 *
 * <p>The code is {@code 2 * (kind + 1) + side}, so that its lowest bit is the side and {@code code >> 1} indexes a bit
 * of a set of kinds held in a long (kinds are at most {@link org.variorum.rules.definition.Definition#MAX_PIECES}).
 */
public final class PieceCode {

  /** An empty square. */
  public static final int EMPTY = 0;
  public static final int WHITE = 0;
  public static final int BLACK = 1;

  private PieceCode() {}

  public static int code(int kind, int side) {
    return 2 * (kind + 1) + side;
  }

  public static int kind(int code) {
    return (code >> 1) - 1;
  }

  public static int side(int code) {
    return code & 1;
  }

  /** The set that holds one kind. */
  public static long bit(int kind) {
    return 1L << (kind + 1);
  }

  /** Whether a set of kinds holds the kind of a piece. */
  public static boolean holds(long kinds, int code) {
    return (kinds >>> (code >> 1) & 1) != 0;
  }

  public static Side sideOf(int side) {
    return side == WHITE ? Side.WHITE : Side.BLACK;
  }
}
