package org.variorum.rules.position;

/**
 * A move in a long: from, to, the squares of the second leg (COM-3), what the piece becomes, and the kind of move. The only place
 * that knows how it is packed; {@link Move} is for people. Callers of a game take codes as they are and ask its methods.
 *
 * <p>Bits 0–8 from, 9–17 to, 18–26 and 27–35 the other piece's square before and after, 36–41 one more than the kind of
 * piece that arrives (0: the same that left), 42–45 the kind of move, 46 whether it captures or acts. No other bit is set.
 *
 * <p>A kind's {@code MoveForm} says what it means. The kinds here are the core's, and three of rules that other code must
 * know: acting, en passant and the pass. Those from {@link #FIRST_OF_RULES} on
 * are given out to rules when a game is compiled. The last, {@link #LISTED}, is kept for moves that do not fit: bits 0–35
 * would then be an index into a list of the position. No rule needs it yet; nothing makes such moves, and making one is refused.
 */
public final class MoveCode {

  /** To an empty square, or onto the square of a piece that is captured. */
  public static final int PLAIN = 0;
  /** The other piece is acted on (NOT-2). */
  public static final int ACTION = 4;
  /** The other piece is captured beside the destination. */
  public static final int EN_PASSANT = 5;
  /** The other piece is captured on the way. */
  public static final int IN_PASSING = 6;
  /** The piece comes from the hand. */
  public static final int DROP = 7;
  /** Nothing moves. It has no squares. */
  public static final int PASS = 8;
  /** The first kind that is a rule's. */
  public static final int FIRST_OF_RULES = 9;
  /** Kept for moves that are in a list. */
  public static final int LISTED = 15;
  /** How many kinds there can be. */
  public static final int KINDS = 16;

  /** The number of bits of a code, from the lowest. */
  public static final int BITS = 47;

  private static final int TO_SHIFT = 9;
  private static final int OTHER_FROM_SHIFT = 18;
  private static final int OTHER_TO_SHIFT = 27;
  private static final int PROMOTION_SHIFT = 36;
  private static final int KIND_SHIFT = 42;
  private static final long TAKES = 1L << 46;
  /** Cells are numbered below {@link org.variorum.rules.board.Geometry#MAX_CELLS}. */
  private static final int CELL = 0x1FF;
  private static final int SQUARES = (1 << PROMOTION_SHIFT - TO_SHIFT) - 1;
  private static final int BOTH_CELLS = CELL | CELL << TO_SHIFT;

  private MoveCode() {}

  public static long plain(int from, int to) {
    return from | to << TO_SHIFT;
  }

  public static long capture(int from, int to) {
    return from | to << TO_SHIFT | TAKES;
  }

  /** A move that touches another piece, and neither captures nor acts. */
  public static long of(int kind, int from, int to, int otherFrom, int otherTo) {
    return from | to << TO_SHIFT | otherFrom << OTHER_FROM_SHIFT | (long) otherTo << OTHER_TO_SHIFT
        | (long) kind << KIND_SHIFT;
  }

  /** The same move as one of another kind that says another square of the other piece. */
  public static long as(int kind, long move, int otherTo) {
    return move & ~((long) CELL << OTHER_TO_SHIFT | 0xFL << KIND_SHIFT) | (long) otherTo << OTHER_TO_SHIFT
        | (long) kind << KIND_SHIFT;
  }

  /** The same move with a square of the other piece, where it says 0. */
  public static long otherTo(long move, int square) {
    return move | (long) square << OTHER_TO_SHIFT;
  }

  /** A move that captures another piece, or acts on it. */
  public static long taking(int kind, int from, int to, int otherFrom, int otherTo) {
    return of(kind, from, to, otherFrom, otherTo) | TAKES;
  }

  /** A move that acts on another piece, by its {@link #squares}. */
  public static long acting(int from, int squares) {
    return from | (long) squares << TO_SHIFT | (long) ACTION << KIND_SHIFT | TAKES;
  }

  /** The squares of a move but that from which it goes, packed. */
  public static int squares(int to, int otherFrom, int otherTo) {
    return squares(of(PLAIN, 0, to, otherFrom, otherTo));
  }

  /** The same of a move that there is. */
  public static int squares(long move) {
    return (int) (move >>> TO_SHIFT) & SQUARES;
  }

  public static long drop(int piece, int to) {
    return to | to << TO_SHIFT | (long) (piece + 1) << PROMOTION_SHIFT | (long) DROP << KIND_SHIFT;
  }

  /** The only move of its kind. */
  public static long pass() {
    return (long) PASS << KIND_SHIFT;
  }

  public static long becoming(long move, int piece) {
    return move | (long) (piece + 1) << PROMOTION_SHIFT;
  }

  public static int from(long move) {
    return (int) move & CELL;
  }

  public static int to(long move) {
    return (int) move >>> TO_SHIFT & CELL;
  }

  public static int otherFrom(long move) {
    return (int) move >>> OTHER_FROM_SHIFT & CELL;
  }

  public static int otherTo(long move) {
    return (int) (move >>> OTHER_TO_SHIFT) & CELL;
  }

  /** Whether start and destination of two moves are the same. */
  public static boolean sameSquares(long one, long other) {
    return ((one ^ other) & BOTH_CELLS) == 0;
  }

  /** The kind of piece that arrives, or -1 if it is the one that left. */
  public static int becomes(long move) {
    return (int) (move >>> PROMOTION_SHIFT & 0x3F) - 1;
  }

  public static int kind(long move) {
    return (int) (move >>> KIND_SHIFT) & 0xF;
  }

  /** Whether a move leaves the square of the other piece empty. */
  public static boolean vacatesOther(long move) {
    return otherFrom(move) != otherTo(move) && otherFrom(move) != to(move);
  }

  /** Whether it captures or acts. */
  public static boolean captures(long move) {
    return (move & TAKES) != 0;
  }
}
