package org.variorum.rules.position;

import org.variorum.rules.board.Side;

/**
 * How a piece is coded in an int, for fast play: {@link org.variorum.rules.game.MutablePosition}, {@link Changes}.
 *
 * <p>0 is an empty square. A piece is coded by its kind, which is its index in the definition's list of pieces, and its side:
 * 0 for White, 1 for Black. The pieces of a game are the codes from {@link #FIRST} to {@link #codes} without the last, so that
 * an array may have a place for each; White and Black come in turns. Only this class knows how kind and side are packed: all
 * others call its methods.
 *
 * <p>A set of kinds is a long with a bit for each, as {@link #bit} gives them (kinds are at most
 * {@link org.variorum.rules.definition.Definition#MAX_PIECES}).
 */
public final class PieceCode {

  /** An empty square. */
  public static final int EMPTY = 0;
  public static final int WHITE = 0;
  public static final int BLACK = 1;
  /** The first code of a piece: White's of kind 0. */
  public static final int FIRST = 2;
  /** From a code to that of the next kind of the same side. */
  public static final int NEXT_KIND = 2;

  private PieceCode() {}

  /** The code of a piece of a kind and a side. */
  public static int code(int kind, int side) {
    return 2 * (kind + 1) + side;
  }

  /** One more than the greatest code of a game with {@code kinds} kinds. */
  public static int codes(int kinds) {
    return 2 * (kinds + 1);
  }

  /** The kind of a piece; -1 of an empty square. */
  public static int kind(int code) {
    return (code >> 1) - 1;
  }

  /** The side of a piece; of an empty square White. */
  public static int side(int code) {
    return code & 1;
  }

  /** The piece as a side sees it that takes itself for White: for Black a piece of the same kind and the other side. */
  public static int seenBy(int side, int code) {
    return code ^ side;
  }

  /** The set that holds one kind. */
  public static long bit(int kind) {
    return 1L << (kind + 1);
  }

  /** Whether a set of kinds holds the kind of a piece; never of an empty square. */
  public static boolean holds(long kinds, int code) {
    return (kinds >>> (code >> 1) & 1) != 0;
  }

  public static Side sideOf(int side) {
    return side == WHITE ? Side.WHITE : Side.BLACK;
  }
}
