package org.variorum.rules.judge;

import java.util.List;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/** A condition, compiled: tells of whom it holds. Never changes; any number of threads may ask. */
@FunctionalInterface
public interface Judge extends Ending.Test {

  /** Compiles a condition. */
  static Judge of(Condition condition, Context context) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> {
        Judge[] judges = all(parts, context);
        yield (state, side, threats) -> agree(judges, true, state, side, threats);
      }
      case Condition.Any(List<Condition> parts) -> {
        Judge[] judges = all(parts, context);
        yield (state, side, threats) -> !agree(judges, false, state, side, threats);
      }
      case Condition.Not(Condition part) -> {
        Judge judge = of(part, context);
        yield (state, side, threats) -> !judge.holds(state, side, threats);
      }
      case Condition.InCheck(Owner whose) -> whose == Owner.OWN
          ? (_, side, threats) -> threats.inCheck(side)
          : (_, side, threats) -> threats.inCheck(side ^ 1);
      case Condition.Compared compared -> {
        Counter left = Counter.of(compared.left(), context);
        Counter right = Counter.of(compared.right(), context);
        yield (state, side, threats) -> compared.relation().holds(left.count(state, side, threats),
            right.count(state, side, threats));
      }
    };
  }

  private static Judge[] all(List<Condition> parts, Context context) {
    return parts.stream().map(part -> of(part, context)).toArray(Judge[]::new);
  }

  /** Whether all say the same. Asked in every position of a search. */
  private static boolean agree(Judge[] judges, boolean answer, State state, int side, Threats threats) {
    for (Judge judge : judges) {
      if (judge.holds(state, side, threats) != answer) {
        return false;
      }
    }
    return true;
  }
}
