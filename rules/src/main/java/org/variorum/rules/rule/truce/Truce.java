package org.variorum.rules.rule.truce;

import java.util.Map;
import java.util.Set;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.platform.Copies;

/**
 * Both sides agree that the game ends (bikjang in janggi): as a draw, or by points.
 *
 * @param occasions how they agree
 * @param worth the points that a piece counts, by its letter; none: the game is a draw
 * @param lead by how many points White must be ahead to win; else Black wins; 0: who has more wins, and equal points draw
 */
public record Truce(Set<Occasion> occasions, Map<String, Integer> worth, int lead) implements Goal {

  /** How sides agree. */
  public enum Occasion {
    /** Two passes follow each other. */
    TWO_PASSES,
    /**
     * The royal pieces face each other along a file with nobody between, and the side to move passes, even in check. It may go on only
     * by a move after which they face each other no longer.
     */
    FACING
  }

  public Truce {
    occasions = Set.copyOf(occasions);
    worth = Copies.of(worth);
  }

  @Override
  public boolean isDecisive(Losses losses) {
    return !worth.isEmpty();
  }

  boolean is(Occasion occasion) {
    return occasions.contains(occasion);
  }
}
