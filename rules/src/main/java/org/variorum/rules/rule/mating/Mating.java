package org.variorum.rules.rule.mating;

import java.util.Set;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;

/**
 * Whose mate counts (shatar). A series of checks is all the last moves of a side of which each gave check, whatever the other side
 * did in between; the mating move is the last of them.
 *
 * @param notBy who is mated by some of these alone has won; nobody: anybody may give mate
 * @param needs mate counts if in its series of checks one of these gave check, else the game is a draw; nobody: it counts anyway
 */
public record Mating(Set<String> notBy, Set<String> needs) implements Goal {

  public Mating {
    notBy = Set.copyOf(notBy);
    needs = Set.copyOf(needs);
  }

  @Override
  public boolean isDecisive(Losses losses) {
    return losses.mayCapture() && !notBy.isEmpty();
  }
}
