package org.variorum.rules.judge;

import java.util.List;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** Selector of squares by conditions that do not depend on attacks. Immutable; any number of threads may use it. */
@FunctionalInterface
public interface SquareSelector {

  /**
   * The source of attacks for conditions that do not depend on attacks. Each of its methods throws: a call is a bug.
   */
  Threats UNKNOWN_ATTACKS = new Threats() {

    private IllegalStateException unknown() {
      return new IllegalStateException("attacks are not known yet");
    }

    @Override
    public boolean matter() {
      throw unknown();
    }

    @Override
    public boolean inCheck(int side) {
      throw unknown();
    }

    @Override
    public boolean attacked(int square, int by) {
      throw unknown();
    }

    @Override
    public boolean attacked(int square, int by, long kinds) {
      throw unknown();
    }

    @Override
    public boolean reached(int square, int by, long kinds) {
      throw unknown();
    }

    @Override
    public boolean mayPassInCheck() {
      throw unknown();
    }

    @Override
    public boolean facing() {
      throw unknown();
    }
  };

  /**
   * Whether a square is selected.
   *
   * @param side the side that the condition calls own
   * @param spots the squares of a move, as {@link Spots} packs them
   */
  boolean has(int square, State state, int side, int spots);

  /** Selects the squares of some pieces. */
  static SquareSelector pieces(Quantity.PiecesOnBoard standing, Context context) {
    long kinds = SquarePredicate.kinds(standing.pieces(), context);
    Owner owner = standing.pieces().owner();
    SquarePredicate[] predicates = SquarePredicate.ofAll(standing.places(), context);
    return (square, state, side, spots) -> PieceCode.holds(kinds, state.board[square])
        && SquarePredicate.includes(owner, PieceCode.side(state.board[square]), side)
        && SquarePredicate.liesInAll(square, predicates, state, side, UNKNOWN_ATTACKS, spots);
  }

  /** Selects the free squares of a spot. */
  static SquareSelector free(Spot spot, Context context) {
    MoveSquares squares = new MoveSquares(spot, context);
    SquarePredicate[] free = SquarePredicate.ofAll(List.of(new Place.Free()), context);
    return (square, state, side, spots) -> squares.contains(square, spots)
        && SquarePredicate.liesInAll(square, free, state, side, UNKNOWN_ATTACKS, spots);
  }
}
