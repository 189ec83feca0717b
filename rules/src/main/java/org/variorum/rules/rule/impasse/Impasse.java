package org.variorum.rules.rule.impasse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.platform.Copies;

/**
 * A side wins that is to move and not in check, whose royal pieces stand in a zone with so many others of its pieces, which together with
 * those in hand count enough points (entering kings in shogi).
 *
 * @param zone where, as each side sees it
 * @param pieces how many other pieces have to stand there at least
 * @param worth the points that a piece counts, by its letter; who is not named counts one; royal pieces count nothing
 * @param points how many points White and Black need at least
 * @param draw how many points each side needs at least, all its pieces counted, for a draw where the royal pieces of both stand in their
 *     zones; empty: that is no draw
 */
public record Impasse(Region zone, int pieces, Map<String, Integer> worth, List<Integer> points,
    Optional<Integer> draw) implements Goal {
  public Impasse {
    worth = Copies.of(worth);
    points = List.copyOf(points);
  }

  @Override
  public boolean isDecisive(Losses losses) {
    return true;
  }
}
