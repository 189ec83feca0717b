package org.variorum.rules.rule.conditional;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;

/** The game ends when a condition holds. */
final class ConditionalRule implements Rule {

  private final Conditional goal;
  private final Ending ending;

  ConditionalRule(Conditional goal, Context context) {
    this.goal = goal;
    Judge judge = Judge.of(goal.condition(), context);
    String clause =
        new ConditionWords(new Names(context.definition()), new Places(context.board()))
            .clause(goal.condition());
    ending =
        new Ending(goal.verdict(), new Reason("condition", "of %s it holds that " + clause), goal.judging(),
            judge);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofEnds("condition", "goals of its own"));
  }

  /** Any move may bring the condition about, and to have few pieces, or none that moves, may be part of it. */
  @Override
  public Set<Guarantee> guarantees() {
    return goal.verdict() == Verdict.DRAW ? Guarantee.usualBut(Guarantee.QUIET_ENDS_NOTHING)
        : Guarantee.usualBut(Guarantee.QUIET_ENDS_NOTHING, Guarantee.LACK_NEVER_WINS);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(ending);
  }
}
