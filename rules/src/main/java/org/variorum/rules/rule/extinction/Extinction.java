package org.variorum.rules.rule.extinction;

import java.util.Set;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends for a side that has few of certain pieces left.
 *
 * @param pieces their letters; none: pieces of any kind
 * @param most as many as it has then at most
 * @param verdict for that side
 * @param timing when the goal is judged, and for which side
 */
public record Extinction(Set<String> pieces, int most, Verdict verdict, Timing timing) implements Goal {
  @Override
  public boolean isDecisive(Losses losses) {
    return verdict != Verdict.DRAW;
  }
}
