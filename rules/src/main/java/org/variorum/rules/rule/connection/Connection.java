package org.variorum.rules.rule.connection;

import java.util.Set;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.definition.Goal.Timing;
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
 * @param timing when the goal is judged, and for which side
 */
public record Connection(Set<String> pieces, Region from, Region to, Directions next, Verdict verdict,
    Timing timing) implements Goal {

  public Connection {
    pieces = Set.copyOf(pieces);
  }

  /** How many pieces it takes at least, as king's steps go; round an edge files lie nearer than they are numbered. */
  int least(Geometry board, Side side) {
    boolean[] begins = from.squares(board)[side.ordinal()];
    boolean[] ends = to.squares(board)[side.ordinal()];
    boolean round = board.topology() instanceof Topology.Cylinder;
    int least = Integer.MAX_VALUE;
    for (int one = 0; one < begins.length; one++) {
      for (int other = 0; begins[one] && other < ends.length; other++) {
        if (ends[other]) {
          int files = round ? 0 : Math.abs(board.file(one) - board.file(other));
          least = Math.min(least, 1 + Math.max(files, Math.abs(board.rank(one) - board.rank(other))));
        }
      }
    }
    return least;
  }

  @Override
  public boolean isDecisive(Losses losses) {
    return verdict != Verdict.DRAW;
  }
}
