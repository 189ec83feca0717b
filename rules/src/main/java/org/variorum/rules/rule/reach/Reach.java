package org.variorum.rules.rule.reach;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Judging;
import org.variorum.rules.definition.Goal.Losses;

/**
 * A side has won that has one of these pieces in the region.
 *
 * @param pieces their letters
 * @param region where
 * @param safe whether it must not be attacked there
 * @param judging when it is judged, and of whom
 */
public record Reach(Set<String> pieces, Region region, boolean safe, Judging judging) implements Goal {
  @Override
  public boolean isDecisive(Losses losses) {
    return true;
  }
}
