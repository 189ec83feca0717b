package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;

/**
 * A move taken apart: what the mover does, and what happens to the other pieces that it touches (COM-3).
 *
 * @param piece the mover as it was before the move; for a drop the piece that leaves the hand
 * @param from where it stands; for a drop the square to which it goes
 * @param to where it ends; {@code from} if it acts from where it stands
 * @param becomes what it becomes by promotion; for a drop the form in which it is dropped, if it is not its own
 * @param touched the other pieces, in the order in which the move comes to them; what an explosion removes is not among them
 * @param entering the piece that comes from the hand besides
 * @param pointed the squares at which a player usually points, in their order
 * @param algebraic how the move is written for people
 */
public record Legs(Piece piece, int from, int to, Optional<Piece> becomes, List<Touched> touched,
    Optional<Entering> entering, List<Integer> pointed, Algebraic algebraic) {

  /** A piece that comes from the hand to a square that the move has left. */
  public record Entering(Piece piece, int square) {}

  /**
   * Another piece that a move touches.
   *
   * @param cause why
   * @param before the piece as it was
   * @param from where it stood
   * @param to where it stands afterwards; {@code from} if it stays or is removed
   * @param after what it is afterwards; empty if it is removed
   */
  public record Touched(Cause cause, Piece before, int from, int to, Optional<Piece> after) {

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
    pointed = List.copyOf(pointed);
  }

  /** Where no square is meant. */
  private static final int NO_SQUARE = -1;

  /** To pass: there is no mover, but a piece without a letter of the side that passes, and no square. */
  public static Legs pass(Side side, Algebraic algebraic) {
    return new Legs(new Piece("", side), NO_SQUARE, NO_SQUARE, Optional.empty(), List.of(), Optional.empty(),
        List.of(),
        algebraic);
  }

  /** Whether nothing moves. */
  public boolean isPass() {
    return algebraic instanceof Algebraic.Passed;
  }

  /** Whether the mover comes from the hand. */
  public boolean isDrop() {
    return algebraic instanceof Algebraic.Placed;
  }

  /** Whether the move has a name in algebraic notation, as castling has. */
  public boolean isNamed() {
    return algebraic instanceof Algebraic.Named;
  }

  /** Whether a piece is captured, that is, removed or put elsewhere. */
  public boolean captures() {
    return touched.stream().anyMatch(other -> other.cause().captures());
  }

  /** The square with which a move on the board is written: where the mover ends or, if it stays, that of the piece that it captures. */
  public String end(Geometry board) {
    return to == from && algebraic instanceof Algebraic.Going going && !going.actsInPlace() ? going.square()
        : board.name(to);
  }

  /**
   * Whether a touched piece is the mover itself, which becomes another piece on its destination square without
   * promotion.
   */
  public boolean isMover(Touched other) {
    return from != to && other.from() == to && !other.goes() && !other.removed()
        && other.before().equals(piece);
  }

  /** What stands where the mover ends, unless it explodes. */
  public Piece arrives() {
    return becomes
        .or(() -> touched.stream().filter(this::isMover).flatMap(it -> it.after().stream()).findFirst())
        .orElse(piece);
  }
}
