package org.variorum.rules.rule.reach;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Goal;

/** A side that moves one of these pieces into the region has won. */
public record Reach(Set<String> pieces, Region region) implements Goal {
  @Override
  public boolean isDecisive(boolean capturing) {
    return true;
  }
}
