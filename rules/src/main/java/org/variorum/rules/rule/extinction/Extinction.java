package org.variorum.rules.rule.extinction;

import java.util.Set;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;

/** {@code verdict} is for a side that has none of these pieces left; no letters: no pieces at all. */
public record Extinction(Set<String> pieces, Verdict verdict) implements Goal {
  @Override
  public boolean isDecisive(boolean capturing) {
    return verdict != Verdict.DRAW;
  }
}
