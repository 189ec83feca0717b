package org.variorum.rules.judge;

import java.util.List;
import java.util.Set;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** A compiled condition: tests whether it holds for a side. Immutable; any number of threads may use it. */
@FunctionalInterface
public interface Judge extends Ending.Test {

  /**
   * Whether the condition holds.
   *
   * @param state the position
   * @param side the side that the condition calls own: 0 for White, 1 for Black
   * @param threats the source of attacks in that position
   * @param spots the squares of a move on which the condition may depend, as {@link Spots} packs them
   */
  boolean holds(State state, int side, Threats threats, int spots);

  @Override
  default boolean holds(State state, int side, Threats threats) {
    return holds(state, side, threats, Spots.NOWHERE);
  }

  /** Compiles a condition. */
  static Judge of(Condition condition, Context context) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> {
        Judge[] judges = compileAll(parts, context);
        yield (state, side, threats, spots) -> allGive(judges, true, state, side, threats, spots);
      }
      case Condition.Any(List<Condition> parts) -> {
        Judge[] judges = compileAll(parts, context);
        yield (state, side, threats, spots) -> !allGive(judges, false, state, side, threats, spots);
      }
      case Condition.Not(Condition part) -> {
        Judge judge = of(part, context);
        yield (state, side, threats, spots) -> !judge.holds(state, side, threats, spots);
      }
      case Condition.InCheck(Owner owner) -> owner == Owner.OWN
          ? (_, side, threats, _) -> threats.inCheck(side)
          : (_, side, threats, _) -> threats.inCheck(side ^ 1);
      case Condition.LastMoved(Owner owner, Set<String> letters) -> {
        long kinds = context.kinds().set(letters);
        Slot[] lastMovedSlots = {context.memory().lastMoved(0), context.memory().lastMoved(1)};
        int flip = owner == Owner.OWN ? 0 : 1;
        // The slot holds the kind plus one; 0, for no kind, gives the code of an empty square, which no set holds.
        yield (state, side, _, _) -> PieceCode.holds(kinds,
            PieceCode.code((int) state.get(lastMovedSlots[side ^ flip]) - 1, PieceCode.WHITE));
      }
      case Condition.SpotIn(Spot spot, List<Place> places) -> {
        SquarePredicate[] predicates = SquarePredicate.ofAll(places, spot == Spot.THERE, context);
        MoveSquares squares = new MoveSquares(spot, context);
        yield (state, side, threats, spots) -> SquarePredicate.allLie(squares, predicates, state, side,
            threats, spots);
      }
      case Condition.Comparison compared -> {
        CompiledQuantity left = CompiledQuantity.of(compared.left(), context);
        CompiledQuantity right = CompiledQuantity.of(compared.right(), context);
        yield (state, side, threats, spots) -> compared.relation()
            .holds(left.count(state, side, threats, spots), right.count(state, side, threats, spots));
      }
    };
  }

  private static Judge[] compileAll(List<Condition> parts, Context context) {
    return parts.stream().map(part -> of(part, context)).toArray(Judge[]::new);
  }

  /** Whether all conditions give the result. Search calls this method in every position, so it is a plain loop. */
  private static boolean allGive(Judge[] judges, boolean result, State state, int side, Threats threats,
      int spots) {
    for (Judge judge : judges) {
      if (judge.holds(state, side, threats, spots) != result) {
        return false;
      }
    }
    return true;
  }
}
