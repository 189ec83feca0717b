package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * A move taken apart: what the mover does, and what happens to the other pieces that it touches (COM-3).
 *
 * @param manner what kind of move it is
 * @param piece the mover as it was before the move; for a drop the piece that is dropped
 * @param from where it stands; for a drop the square to which it goes
 * @param to where it ends; {@code from} if it acts from where it stands
 * @param becomes what it becomes by promotion
 * @param touched the other pieces, in the order in which the move comes to them; what an explosion removes is not among them
 */
public record Legs(Manner manner, Piece piece, int from, int to, Optional<Piece> becomes,
    List<Touched> touched) {

  /** Kinds of move. */
  public enum Manner {
    /** To an empty square. */
    PLAIN,
    /** Onto the square of a piece that is removed. */
    CAPTURE,
    /** A king and a rook go in one move. */
    CASTLING,
    /** Two pieces exchange squares (NMT-8). */
    EXCHANGE,
    /** Onto the square of a piece that is put elsewhere (RS-5). */
    DISPLACEMENT,
    /** A piece is acted on (NOT-2). */
    ACTION,
    /** A piece is removed that has just crossed the square where the mover ends. */
    EN_PASSANT,
    /** A piece is removed over which the mover goes, and perhaps another on the square where it ends. */
    IN_PASSING,
    /** A piece from the hand is put on the board. */
    DROP,
    /** Nothing moves. */
    PASS
  }

  /**
   * Another piece that a move touches.
   *
   * @param before the piece as it was
   * @param from where it stood
   * @param to where it stands afterwards; {@code from} if it stays or is removed
   * @param after what it is afterwards; empty if it is removed
   */
  public record Touched(Piece before, int from, int to, Optional<Piece> after) {

    /** Whether it leaves the board. */
    public boolean removed() {
      return after.isEmpty();
    }

    /** Whether it goes to another square. */
    public boolean goes() {
      return to != from;
    }
  }

  public Legs {
    touched = List.copyOf(touched);
  }

  /** Where no square is meant. */
  private static final int NO_SQUARE = -1;

  /** To pass: there is no mover, but a piece without a letter of the side that passes, and no square. */
  public static Legs pass(Side side) {
    return new Legs(Manner.PASS, new Piece("", side), NO_SQUARE, NO_SQUARE, Optional.empty(), List.of());
  }

  /** Whether nothing moves. */
  public boolean isPass() {
    return manner == Manner.PASS;
  }

  /** Whether the mover comes from the hand. */
  public boolean isDrop() {
    return manner == Manner.DROP;
  }

  /** Whether a piece is captured, be it removed or put elsewhere. */
  public boolean captures() {
    return switch (manner) {
      case CAPTURE, DISPLACEMENT, EN_PASSANT, IN_PASSING -> true;
      case PLAIN, CASTLING, EXCHANGE, ACTION, DROP, PASS -> false;
    };
  }

  /** What stands where the mover ends, unless it explodes. */
  public Piece arrives() {
    return becomes.orElse(piece);
  }
}
