package org.variorum.rules.position;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;

/**
 * The parts of a move: the mover's own move, and the effects on other pieces (COM-3).
 *
 * @param piece the mover before the move; for a drop, the piece that leaves the hand
 * @param from the origin; for a drop, the destination
 * @param to the destination; {@code from} if the mover acts without moving
 * @param becomes the piece to which the mover promotes; for a drop, the form of the dropped piece, if it differs
 * @param touched the other affected pieces, in the order in which the move reaches them; without victims of explosions
 * @param entering the piece that enters from the hand in addition to the mover's move
 * @param inputSquares the squares at which a player usually points, in order
 * @param algebraic the move in algebraic notation
 */
public record Legs(Piece piece, int from, int to, Optional<Piece> becomes, List<Touched> touched,
    Optional<Entering> entering, List<Integer> inputSquares, Algebraic algebraic) {

  /** A piece that comes from the hand to a square that the move has left. */
  public record Entering(Piece piece, int square) {}

  /**
   * Another piece that a move affects.
   *
   * @param cause the reason
   * @param before the piece before the move
   * @param from its square before the move
   * @param to its square after the move; {@code from} if the piece stays or is removed
   * @param after the piece after the move; empty if it is removed
   */
  public record Touched(Cause cause, Piece before, int from, int to, Optional<Piece> after) {

    /** Whether the piece leaves the board. */
    public boolean isRemoved() {
      return after.isEmpty();
    }

    /** Whether the piece moves to another square. */
    public boolean changesSquare() {
      return to != from;
    }
  }

  public Legs {
    touched = List.copyOf(touched);
    inputSquares = List.copyOf(inputSquares);
  }

  /** The squares of a pass, which has none. */
  private static final int NO_SQUARE = -1;

  /** Returns a pass. It has no squares; its mover has an empty letter and the side that passes. */
  public static Legs pass(Side side, Algebraic algebraic) {
    return new Legs(new Piece("", side), NO_SQUARE, NO_SQUARE, Optional.empty(), List.of(), Optional.empty(),
        List.of(),
        algebraic);
  }

  /** Whether the move is a pass. */
  public boolean isPass() {
    return algebraic instanceof Algebraic.Pass;
  }

  /** Whether the mover comes from the hand. */
  public boolean isDrop() {
    return algebraic instanceof Algebraic.Drop;
  }

  /** Whether the move has a name in algebraic notation, as castling has. */
  public boolean isNamed() {
    return algebraic instanceof Algebraic.Named;
  }

  /** Whether a piece is captured, that is, removed or put elsewhere. */
  public boolean captures() {
    return touched.stream().anyMatch(other -> other.cause().captures());
  }

  /** The square in the written move: the destination or, if the mover stays, the square of the captured piece. */
  public String writtenSquare(Geometry board) {
    return to == from && algebraic instanceof Algebraic.BoardMove boardMove && !boardMove.actsInPlace()
        ? boardMove.square() : board.name(to);
  }

  /**
   * Whether a touched piece is the mover itself. It is if a rule changes the mover on its destination otherwise than by
   * promotion.
   */
  public boolean isMover(Touched other) {
    return from != to && other.from() == to && !other.changesSquare() && !other.isRemoved()
        && other.before().equals(piece);
  }

  /** The mover in its form after the move. An explosion that removes the mover is ignored. */
  public Piece arrivingPiece() {
    return becomes
        .or(() -> touched.stream().filter(this::isMover).flatMap(it -> it.after().stream()).findFirst())
        .orElse(piece);
  }
}
