package org.variorum.rules.rule.connection;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Moment;
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
 * @param moment when it is judged
 */
public record Connection(Set<String> pieces, Region from, Region to, Next next, Verdict verdict,
    Moment moment) implements Goal {

  /** How two pieces stand next to each other. */
  public enum Next {
    ALL, STRAIGHT, DIAGONAL
  }

  public Connection {
    pieces = Set.copyOf(pieces);
  }

  @Override
  public boolean isDecisive(boolean capturing) {
    return verdict != Verdict.DRAW;
  }
}
