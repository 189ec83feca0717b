package org.variorum.rules.rule.extinction;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** The verdict is for a side that has none of some pieces left. */
public final class ExtinctionRule implements Rule {

  private final long pieces;
  private final Verdict verdict;
  private final Reason reason;

  public ExtinctionRule(Extinction goal, Context context) {
    pieces = goal.pieces().isEmpty() ? ~0L : context.kinds().set(goal.pieces());
    verdict = goal.verdict();
    reason = new Reason("extinct", "%s has no "
        + (goal.pieces().isEmpty() ? "piece" : English.list(context.names(goal.pieces()), "or")) + " left");
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofEnds("extinction", "extinction"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    Set<Guarantee> all = EnumSet.of(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE,
        Guarantee.QUIET_ENDS_NOTHING, Guarantee.MAY_STAND_PAT);
    if (verdict != Verdict.WIN) {
      all.add(Guarantee.LACK_NEVER_WINS);
    }
    return all;
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Ending(verdict, reason, (state, side) -> state.count(pieces, side) == 0));
  }
}
