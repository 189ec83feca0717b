package org.variorum.rules.rule.bare;

import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends for a side that has nothing left but its royal piece.
 *
 * @param verdict for that side
 * @param moment when it is judged: where the side has a reply, it may bare the other, too
 */
public record BareRoyal(Verdict verdict, Moment moment) implements Goal {
  @Override
  public boolean isDecisive(boolean capturing) {
    return capturing && verdict != Verdict.DRAW;
  }
}
