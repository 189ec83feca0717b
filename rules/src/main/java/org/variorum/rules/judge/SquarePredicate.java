package org.variorum.rules.judge;

import java.util.List;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/** A compiled {@link Place}: a test of whether a square belongs to it. */
@FunctionalInterface
interface SquarePredicate {

  /**
   * Whether a square belongs to the place, from the view of a side. {@code spots} is the move, packed by {@link Spots}.
   */
  boolean has(int square, State state, int side, Threats threats, int spots);

  static SquarePredicate[] ofAll(List<Place> places, Context context) {
    return ofAll(places, false, context);
  }

  /**
   * @param leavesOrigin whether the tested squares are destinations: the moving piece then does not count as near,
   *     because it leaves its square
   */
  static SquarePredicate[] ofAll(List<Place> places, boolean leavesOrigin, Context context) {
    return places.stream().map(place -> of(place, leavesOrigin, context)).toArray(SquarePredicate[]::new);
  }

  /** Whether a square belongs to all places. */
  static boolean liesInAll(int square, SquarePredicate[] predicates, State state, int side, Threats threats,
      int spots) {
    for (SquarePredicate predicate : predicates) {
      if (!predicate.has(square, state, side, threats, spots)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all squares of a spot belong to all places. {@link MoveSquares#holdsIfEmpty} decides about a spot without
   * squares.
   */
  static boolean allLie(MoveSquares squares, SquarePredicate[] predicates, State state, int side,
      Threats threats, int spots) {
    int count = squares.count(spots);
    if (count == 0) {
      return squares.holdsIfEmpty();
    }
    for (int i = 0; i < count; i++) {
      if (!liesInAll(squares.square(i, spots), predicates, state, side, threats, spots)) {
        return false;
      }
    }
    return true;
  }

  private static SquarePredicate of(Place place, boolean leavesOrigin, Context context) {
    return switch (place) {
      case Place.InRegion(Region region) -> {
        boolean[][] squares = region.squares(context.board());
        yield (square, _, side, _, _) -> squares[side][square];
      }
      case Place.NearPiece(PieceSelector selector, int distance) -> {
        int[][] around = around(context, distance);
        long kinds = kinds(selector, context);
        yield (square, state, side, _, spots) -> isNear(around[square], state, kinds, selector.owner(), side,
            leavesOrigin ? Spots.here(spots) : State.NO_SQUARE);
      }
      case Place.NearSpot(Spot spot, int distance) -> {
        int[][] around = around(context, distance);
        MoveSquares squares = new MoveSquares(spot, context);
        yield (square, _, _, _, spots) -> squares.isNear(square, around, spots);
      }
      case Place.Free() -> {
        // The lambda asks for the walls, because the rule that stores them may be created after this condition.
        SlotAllocator memory = context.memory();
        yield (square, state, _, _, _) -> state.board[square] == PieceCode.EMPTY
            && !state.holds(memory.walls(), square);
      }
      case Place.OnSpot(Spot spot) -> {
        MoveSquares squares = new MoveSquares(spot, context);
        yield (square, _, _, _, spots) -> squares.contains(square, spots);
      }
      case Place.Attacked attacked -> attacked(attacked, context);
      case Place.Not(Place other) -> {
        SquarePredicate predicate = of(other, leavesOrigin, context);
        yield (square, state, side, threats, spots) -> !predicate.has(square, state, side, threats, spots);
      }
    };
  }

  private static SquarePredicate attacked(Place.Attacked attacked, Context context) {
    PieceSelector attackers = attacked.attackers();
    long kinds = kinds(attackers, context);
    int flip = attackers.owner() == Owner.OWN ? 0 : 1;
    if (attacked.ignoresConditions()) {
      return (square, _, side, threats, _) -> threats.reached(square, side ^ flip, kinds);
    }
    return attackers.isAll() ? (square, _, side, threats, _) -> threats.attacked(square, side ^ flip)
        : (square, _, side, threats, _) -> threats.attacked(square, side ^ flip, kinds);
  }

  /** Returns the kinds that a selector names, as a set of bits. */
  static long kinds(PieceSelector selector, Context context) {
    return context.kinds()
        .set(
            context.definition().pieces().stream().map(PieceKind::letter).filter(selector::selects).toList());
  }

  /** Whether an owner, from the view of {@code side}, includes pieces of {@code piecesSide}. */
  static boolean includes(Owner owner, int piecesSide, int side) {
    return switch (owner) {
      case OWN -> piecesSide == side;
      case ENEMY -> piecesSide != side;
      case ANY -> true;
    };
  }

  private static int[][] around(Context context, int distance) {
    int[][] around = new int[context.board().size()][];
    for (int square = 0; square < around.length; square++) {
      around[square] =
          context.board().around(square, distance).stream().mapToInt(Integer::intValue).toArray();
    }
    return around;
  }

  private static boolean isNear(int[] around, State state, long kinds, Owner owner, int side, int origin) {
    for (int square : around) {
      int piece = state.board[square];
      if (square != origin && PieceCode.holds(kinds, piece) && includes(owner, PieceCode.side(piece), side)) {
        return true;
      }
    }
    return false;
  }
}
