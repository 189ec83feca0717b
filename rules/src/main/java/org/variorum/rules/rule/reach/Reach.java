package org.variorum.rules.rule.reach;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;

/**
 * A side has won that has one of these pieces in the region.
 *
 * @param pieces their letters
 * @param region where
 * @param safe whether it must not be attacked there
 * @param timing when the goal is judged, and for which side
 */
public record Reach(Set<String> pieces, Region region, boolean safe, Timing timing) implements Goal {
  @Override
  public boolean isDecisive(Losses losses) {
    return true;
  }
}
