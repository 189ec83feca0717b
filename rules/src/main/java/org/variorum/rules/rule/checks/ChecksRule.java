package org.variorum.rules.rule.checks;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;

/** Who has given so many checks has won. Remembers by side how many are still to give. */
public final class ChecksRule implements Rule {

  private static final Reason REASON = new Reason("checks", "%s has given the last check");

  private static final int BITS = 10;

  private final List<Slot> slots;
  private final ChecksForm form;

  public ChecksRule(Checks checks, Context context) {
    slots = List.of(context.memory().allocateLasting(BITS), context.memory().allocateLasting(BITS));
    form = new ChecksForm(List.of(checks.white(), checks.black()), slots);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofGameEnd("checks", "counted checks"));
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Ending(Verdict.WIN, REASON, (state, side, _) -> state.get(slots.get(side)) == 0));
  }

  @Override
  public Optional<CheckConsequence> onCheck() {
    return Optional.of((state, by, _) -> state.set(slots.get(by), Math.max(0, state.get(slots.get(by)) - 1)));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING);
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(form);
  }
}
