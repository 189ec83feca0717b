package org.variorum.rules.position;

import org.variorum.rules.board.Side;

/**
 * The code of a piece as an int, for fast play in {@link org.variorum.rules.game.MutablePosition} and {@link Changes}.
 *
 * <p>0 is an empty square. Each other code is a kind of piece and a side, 0 for White and 1 for Black. The kind is an
 * index in the definition's list of pieces. The codes of a game run from {@link #FIRST} to {@link #codes} minus 1, so
 * an array can have an element for each code. Codes of White and of Black alternate. Only this class knows how kind and
 * side are packed.
 *
 * <p>A white piece of kind 0 has the code 2, a black one 3; of kind 1, 4 and 5.
 *
 * <p>A set of kinds is a long with the bit {@link #bit} for each kind. There are at most
 * {@link org.variorum.rules.definition.Definition#MAX_PIECES} kinds.
 */
public final class PieceCode {

  /** An empty square. */
  public static final int EMPTY = 0;
  public static final int WHITE = 0;
  public static final int BLACK = 1;
  /** The first code of a piece: White's of kind 0. */
  public static final int FIRST = 2;
  /** The difference between the codes of consecutive kinds of the same side. */
  public static final int NEXT_KIND = 2;

  private PieceCode() {}

  /** Returns the code of a piece of a kind and a side. */
  public static int code(int kind, int side) {
    return 2 * (kind + 1) + side;
  }

  /** Returns one more than the greatest code of a game with {@code kinds} kinds. */
  public static int codes(int kinds) {
    return 2 * (kinds + 1);
  }

  /** The kind of a piece; -1 for an empty square. */
  public static int kind(int code) {
    return (code >> 1) - 1;
  }

  /** The side of a piece; White for an empty square. */
  public static int side(int code) {
    return code & 1;
  }

  /**
   * Returns the code from a side's view: unchanged for White; for Black, the code of the same kind of the other side.
   * So an own piece has the code that White's piece of that kind has.
   */
  public static int relativeTo(int side, int code) {
    return code ^ side;
  }

  /** Returns the set that contains one kind. */
  public static long bit(int kind) {
    return 1L << (kind + 1);
  }

  /** Returns the lowest kind in a set that is not empty. */
  public static int lowestKind(long kinds) {
    return Long.numberOfTrailingZeros(kinds) - 1;
  }

  /** Whether a set of kinds contains the kind of a piece; false for an empty square. */
  public static boolean holds(long kinds, int code) {
    return (kinds >>> (code >> 1) & 1) != 0;
  }

  public static Side sideOf(int side) {
    return side == WHITE ? Side.WHITE : Side.BLACK;
  }
}
