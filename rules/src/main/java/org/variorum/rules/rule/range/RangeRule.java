package org.variorum.rules.rule.range;

import java.util.List;
import org.variorum.rules.definition.Mechanism.Range;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Rule;

/** RS-3: some pieces start on, pass and end on squares near some others of their side. */
public final class RangeRule implements Rule {

  private final RangeGate gate;

  public RangeRule(Range range, Context context) {
    gate = new RangeGate(range, context);
  }

  @Override
  public List<Gate> gates() {
    return List.of(gate);
  }
}
