package org.variorum.rules.judge;

import java.util.List;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** A compiled {@link Quantity}: returns a number in a position. */
@FunctionalInterface
interface CompiledQuantity {

  /** Returns the number for a side. {@code spots} packs the move's squares; {@link Spots#NOWHERE} without a move. */
  int count(State state, int side, Threats threats, int spots);

  static CompiledQuantity of(Quantity quantity, Context context) {
    return switch (quantity) {
      case Quantity.Constant(int value) -> (_, _, _, _) -> value;
      case Quantity.Counter(String name, Owner owner) -> {
        List<Slot> slots = context.memory().allocateNumbers(name);
        yield owner == Owner.OWN ? (state, side, _, _) -> (int) state.get(slots.get(side))
            : (state, side, _, _) -> (int) state.get(slots.get(side ^ 1));
      }
      case Quantity.PiecesInHand(PieceSelector selector) -> {
        long kinds = SquarePredicate.kinds(selector, context);
        yield (state, side, _, _) -> held(state, kinds, selector.owner(), side);
      }
      case Quantity.PiecesOnBoard(PieceSelector selector, var places) -> {
        long kinds = SquarePredicate.kinds(selector, context);
        SquarePredicate[] predicates = SquarePredicate.ofAll(places, context);
        yield (state, side, threats, spots) -> standing(state, kinds, selector.owner(), side, threats, spots,
            predicates);
      }
    };
  }

  private static int held(State state, long kinds, Owner owner, int side) {
    int count = 0;
    for (int code = PieceCode.FIRST; code < state.held.length; code++) {
      if (PieceCode.holds(kinds, code) && SquarePredicate.includes(owner, PieceCode.side(code), side)) {
        count += state.held[code];
      }
    }
    return count;
  }

  private static int standing(State state, long kinds, Owner owner, int side, Threats threats, int spots,
      SquarePredicate[] predicates) {
    int count = 0;
    for (int word = 0; word < state.words; word++) {
      for (long remaining = squaresOf(state, owner, side, word); remaining != 0; remaining &= remaining - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(remaining);
        if (PieceCode.holds(kinds, state.board[square])
            && SquarePredicate.liesInAll(square, predicates, state, side, threats, spots)) {
          count++;
        }
      }
    }
    return count;
  }

  /** Returns one word of the set of squares with pieces of an owner, from the view of a side. */
  private static long squaresOf(State state, Owner owner, int side, int word) {
    long own = state.sides[side * state.words + word];
    long enemy = state.sides[(side ^ 1) * state.words + word];
    return switch (owner) {
      case OWN -> own;
      case ENEMY -> enemy;
      case ANY -> own | enemy;
    };
  }
}
