package org.variorum.rules.rule.extinction;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Goal.Extinction;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Guarantee;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** The verdict is for a side that has none of some pieces left. */
public final class ExtinctionRule implements Rule {

  private final long pieces;
  private final Verdict verdict;

  public ExtinctionRule(Extinction goal, Context context) {
    pieces = goal.pieces().isEmpty() ? ~0L : context.kinds().set(goal.pieces());
    verdict = goal.verdict();
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.SAFETY_ONLY);
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Ending() {
      @Override
      public Verdict verdict() {
        return verdict;
      }

      @Override
      public Reason reason() {
        return Reason.EXTINCTION;
      }

      @Override
      public boolean holds(State state, int side) {
        return state.count(pieces, side) == 0;
      }
    });
  }
}
