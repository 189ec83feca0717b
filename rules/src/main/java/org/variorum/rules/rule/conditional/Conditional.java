package org.variorum.rules.rule.conditional;

import java.util.Map;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends when a condition holds of a side.
 *
 * @param condition as that side sees it
 * @param verdict for that side
 * @param timing when the goal is judged, and for which side
 */
public record Conditional(Condition condition, Verdict verdict, Timing timing) implements Goal {
  @Override
  public boolean isDecisive(Losses losses) {
    return verdict != Verdict.DRAW;
  }

  @Override
  public Map<String, Integer> winningValues() {
    return verdict == Verdict.WIN
        && condition instanceof Condition.Comparison(Quantity.Counter(String name, Owner owner), Relation relation, Quantity.Constant(int enough))
        && owner == Owner.OWN && relation == Relation.AT_LEAST ? Map.of(name, enough) : Map.of();
  }
}
