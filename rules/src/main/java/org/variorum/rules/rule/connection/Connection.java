package org.variorum.rules.rule.connection;

import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Judging;
import org.variorum.rules.definition.Goal.Verdict;

/**
 * The game ends for a side whose pieces connect two regions: they stand next to each other, from a square of the one to a square of the
 * other.
 *
 * @param pieces the kinds that count
 * @param from the one region
 * @param to the other
 * @param next how two of them stand next to each other
 * @param verdict for that side
 * @param judging when it is judged, and of whom
 */
public record Connection(Set<String> pieces, Region from, Region to, Directions next, Verdict verdict,
    Judging judging) implements Goal {

  public Connection {
    pieces = Set.copyOf(pieces);
  }

  @Override
  public boolean isDecisive(boolean capturing) {
    return verdict != Verdict.DRAW;
  }
}
