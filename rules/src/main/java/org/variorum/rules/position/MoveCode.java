package org.variorum.rules.position;

/**
 * A move in a long: from, to, the squares of the second leg (COM-3), what the piece becomes, and the kind of move.
 *
 * <p>Bits 0–7 from, 8–15 to, 16–23 and 24–31 the other piece's square before and after, 32–38 one more than the kind of
 * piece that arrives (0: the same that left), 40–43 the kind of move, 44 whether it captures or acts.
 */
public final class MoveCode {

  public static final int PLAIN = 0;
  /** The other piece is the rook. */
  public static final int CASTLING = 1;
  /** Two pieces exchange squares (NMT-8). */
  public static final int EXCHANGE = 2;
  /** The captured piece is put elsewhere (RS-5). */
  public static final int DISPLACEMENT = 3;
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

  private static final int PROMOTION_SHIFT = 32;
  private static final int KIND_SHIFT = 40;
  private static final long TAKES = 1L << 44;

  private MoveCode() {}

  public static long plain(int from, int to) {
    return from | to << 8;
  }

  public static long capture(int from, int to) {
    return from | to << 8 | TAKES;
  }

  public static long of(int kind, int from, int to, int otherFrom, int otherTo) {
    long captures = kind == PLAIN || kind == CASTLING || kind == EXCHANGE || kind == DROP ? 0 : TAKES;
    return from | to << 8 | otherFrom << 16 | (long) otherTo << 24 | (long) kind << KIND_SHIFT | captures;
  }

  public static long drop(int piece, int to) {
    return to | to << 8 | (long) (piece + 1) << PROMOTION_SHIFT | (long) DROP << KIND_SHIFT;
  }

  /** The only move of its kind. */
  public static long pass() {
    return (long) PASS << KIND_SHIFT;
  }

  public static long becoming(long move, int piece) {
    return move | (long) (piece + 1) << PROMOTION_SHIFT;
  }

  public static int from(long move) {
    return (int) move & 0xFF;
  }

  public static int to(long move) {
    return (int) move >>> 8 & 0xFF;
  }

  public static int otherFrom(long move) {
    return (int) move >>> 16 & 0xFF;
  }

  public static int otherTo(long move) {
    return (int) (move >>> 24) & 0xFF;
  }

  /** Whether start and destination of two moves are the same. */
  public static boolean sameSquares(long one, long other) {
    return ((one ^ other) & 0xFFFF) == 0;
  }

  /** The kind of piece that arrives, or -1 if it is the one that left. */
  public static int becomes(long move) {
    return (int) (move >>> PROMOTION_SHIFT & 0x7F) - 1;
  }

  public static int kind(long move) {
    return (int) (move >>> KIND_SHIFT) & 0xF;
  }

  /** Whether it captures or acts. */
  public static boolean captures(long move) {
    return (move & TAKES) != 0;
  }
}
