package org.variorum.rules.rule.bare;

import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends for a side that has nothing left but its royal piece.
 *
 * @param verdict for that side
 * @param timing when it is judged, and of whom: where the side has a reply, it may bare the other, too
 */
public record BareRoyal(Verdict verdict, Timing timing) implements Goal {
  @Override
  public boolean isDecisive(Losses losses) {
    return losses.mayLosePieces() && verdict != Verdict.DRAW;
  }
}
