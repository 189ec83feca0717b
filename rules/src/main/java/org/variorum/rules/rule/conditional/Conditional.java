package org.variorum.rules.rule.conditional;

import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Judging;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends when a condition holds of a side.
 *
 * @param condition as that side sees it
 * @param verdict for that side
 * @param judging when it is judged, and of whom
 */
public record Conditional(Condition condition, Verdict verdict, Judging judging) implements Goal {
  @Override
  public boolean isDecisive(boolean capturing) {
    return verdict != Verdict.DRAW;
  }
}
