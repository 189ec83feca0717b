package org.variorum.rules.rule.bare;

import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;

/** {@code verdict} is for a side that has nothing left but its royal piece. */
public record BareRoyal(Verdict verdict) implements Goal {
  @Override
  public boolean isDecisive(boolean capturing) {
    return capturing && verdict != Verdict.DRAW;
  }
}
