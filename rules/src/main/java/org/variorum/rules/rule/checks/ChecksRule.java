package org.variorum.rules.rule.checks;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Goal.Checks;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Guarantee;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.Slot;

/** Who has given so many checks has won. Remembers by side how many are still to give. */
public final class ChecksRule implements Rule {

  private static final int BITS = 10;

  private final List<Slot> slots;
  private final ChecksForm form;

  public ChecksRule(Checks checks, Context context) {
    slots = List.of(context.memory().lasting(BITS), context.memory().lasting(BITS));
    form = new ChecksForm(checks.count(), slots);
  }

  /** By side: where the checks are remembered that it has still to give. */
  public List<Slot> slots() {
    return slots;
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.SAFETY_ONLY);
  }

  @Override
  public List<SlotForm> memory() {
    return List.of(form);
  }
}
