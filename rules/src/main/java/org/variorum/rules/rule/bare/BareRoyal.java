package org.variorum.rules.rule.bare;

import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends for a side that has nothing left but its royal piece.
 *
 * @param verdict for that side
 * @param timing when the goal is judged, and for which side; a side that has a reply may bare the other side, too
 */
public record BareRoyal(Verdict verdict, Timing timing) implements Goal {
  @Override
  public boolean isDecisive(Losses losses) {
    return losses.mayLosePieces() && verdict != Verdict.DRAW;
  }
}
