package org.variorum.rules.position;

/**
 * A move packed in a long: origin, destination, squares of the second leg (COM-3), the piece that arrives, and the kind
 * of move. Only this class knows the layout, so other code uses its methods. {@link Move} is the readable form.
 *
 * <p>Bits 0–8 are the origin, 9–17 the destination, 18–26 and 27–35 the square of the other piece before and after the
 * move. Bits 36–41 are one more than the kind of the piece that arrives, or 0 if the piece does not change. Bits 42–45
 * are the kind of move. Bit 46 is set if the move captures or acts. No other bit is set.
 *
 * <p>On an 8x8 board with a1 as 0, e2e4 is {@code 12 | 28 << 9}, and e7xd8=Q, with the queen as kind 4, is
 * {@code 52 | 59 << 9 | 5L << 36 | 1L << 46}.
 *
 * <p>The {@code MoveForm} of a kind defines its meaning. The constants are the general kinds, and the kinds of three
 * rules that other code must know: acting, en passant and the pass. Kinds from {@link #FIRST_RULE_KIND} on are assigned
 * to rules when a game is compiled. {@link #RESERVED} is for moves that do not fit: bits 0–35 would then be an index of
 * a list in the position. No rule needs it yet, and creating such a move is refused.
 */
public final class MoveCode {

  /** A move to an empty square, or a capture of the piece on the destination. */
  public static final int PLAIN = 0;
  /** The mover acts on the other piece (NOT-2). */
  public static final int ACTION = 4;
  /** The other piece is captured beside the destination. */
  public static final int EN_PASSANT = 5;
  /** The other piece is captured on the mover's path. */
  public static final int IN_PASSING = 6;
  /** The piece comes from the hand. */
  public static final int DROP = 7;
  /** A pass. It has no squares. */
  public static final int PASS = 8;
  /** The first kind that is assigned to a rule. */
  public static final int FIRST_RULE_KIND = 9;
  /** The kind that is reserved for moves in a list. */
  public static final int RESERVED = 15;
  /** The number of possible kinds. */
  public static final int KINDS = 16;

  /** The number of bits that a code may use: the lowest bits of the long. */
  public static final int BITS = 47;

  private static final int TO_SHIFT = 9;
  private static final int OTHER_FROM_SHIFT = 18;
  private static final int OTHER_TO_SHIFT = 27;
  private static final int PROMOTION_SHIFT = 36;
  private static final int KIND_SHIFT = 42;
  private static final long CAPTURES = 1L << 46;
  /** The mask of a cell number, which is less than {@link org.variorum.rules.board.Geometry#MAX_CELLS}. */
  private static final int CELL = 0x1FF;
  /** The mask of the squares except the origin, shifted to bit 0: three cells. */
  private static final int SQUARES = (1 << PROMOTION_SHIFT - TO_SHIFT) - 1;
  private static final int BOTH_CELLS = CELL | CELL << TO_SHIFT;

  private MoveCode() {}

  /** Returns a plain move to an empty square. */
  public static long plain(int from, int to) {
    return from | to << TO_SHIFT;
  }

  /** Returns a plain capture of the piece on the destination. */
  public static long capture(int from, int to) {
    return from | to << TO_SHIFT | CAPTURES;
  }

  /** Returns a move that affects another piece, and neither captures nor acts. */
  public static long of(int kind, int from, int to, int otherFrom, int otherTo) {
    return from | to << TO_SHIFT | otherFrom << OTHER_FROM_SHIFT | (long) otherTo << OTHER_TO_SHIFT
        | (long) kind << KIND_SHIFT;
  }

  /** Returns {@code move} with its kind and the destination of the other piece replaced. */
  public static long withKind(int kind, long move, int otherTo) {
    return move & ~((long) CELL << OTHER_TO_SHIFT | 0xFL << KIND_SHIFT) | (long) otherTo << OTHER_TO_SHIFT
        | (long) kind << KIND_SHIFT;
  }

  /** Returns {@code move} with the destination of the other piece set. This destination must have been 0. */
  public static long withOtherTo(long move, int square) {
    return move | (long) square << OTHER_TO_SHIFT;
  }

  /** Returns a move that captures another piece or acts on it. */
  public static long capture(int kind, int from, int to, int otherFrom, int otherTo) {
    return of(kind, from, to, otherFrom, otherTo) | CAPTURES;
  }

  /** Returns a move that acts on another piece, from its packed {@link #squares}. */
  public static long action(int from, int squares) {
    return from | (long) squares << TO_SHIFT | (long) ACTION << KIND_SHIFT | CAPTURES;
  }

  /** Returns the squares of a move except the origin, packed. */
  public static int squares(int to, int otherFrom, int otherTo) {
    return squares(of(PLAIN, 0, to, otherFrom, otherTo));
  }

  /** Returns the squares of an existing move except the origin, packed. */
  public static int squares(long move) {
    return (int) (move >>> TO_SHIFT) & SQUARES;
  }

  /** Returns a drop. Its origin is its destination. */
  public static long drop(int kind, int to) {
    return to | to << TO_SHIFT | (long) (kind + 1) << PROMOTION_SHIFT | (long) DROP << KIND_SHIFT;
  }

  /** Returns the code of a pass. All passes have the same code. */
  public static long pass() {
    return (long) PASS << KIND_SHIFT;
  }

  /** Returns {@code move} with the kind of the piece that arrives. */
  public static long withArrivingKind(long move, int kind) {
    return move | (long) (kind + 1) << PROMOTION_SHIFT;
  }

  public static int from(long move) {
    return (int) move & CELL;
  }

  public static int to(long move) {
    return (int) move >>> TO_SHIFT & CELL;
  }

  /** The square of the other piece before the move; 0 if there is none. */
  public static int otherFrom(long move) {
    return (int) move >>> OTHER_FROM_SHIFT & CELL;
  }

  /** The square of the other piece after the move; 0 if there is none. */
  public static int otherTo(long move) {
    return (int) (move >>> OTHER_TO_SHIFT) & CELL;
  }

  /** Whether two moves have the same origin and the same destination. */
  public static boolean haveSameSquares(long one, long other) {
    return ((one ^ other) & BOTH_CELLS) == 0;
  }

  /** The kind of the piece that arrives, or -1 if the piece does not change. */
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

  /** Whether a move captures or acts on a piece. */
  public static boolean captures(long move) {
    return (move & CAPTURES) != 0;
  }
}
