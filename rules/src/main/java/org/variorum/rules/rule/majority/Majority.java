package org.variorum.rules.rule.majority;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Losses;
import org.variorum.rules.platform.Copies;

/**
 * On certain occasions the game ends, and who has more on the board has won, or who has fewer.
 *
 * @param occasions when it ends
 * @param worth what a piece counts, by its letter; who is not named counts nothing; none: every piece counts one
 * @param fewer whether who has fewer wins
 * @param equal who wins if both have as much; empty: the game is a draw
 */
public record Majority(Set<Occasion> occasions, Map<String, Integer> worth, boolean fewer,
    Optional<Side> equal) implements Goal {

  /** When the game ends. */
  public enum Occasion {
    /** The side to move is not in check and has no legal move. */
    WITHOUT_MOVE,
    /** Two passes have followed each other. */
    TWO_PASSES,
    /** No square is empty. */
    FULL_BOARD
  }

  public Majority {
    occasions = Set.copyOf(occasions);
    worth = Copies.of(worth);
  }

  /** Of several sides the one that has more is never known before. */
  @Override
  public boolean isDecisive(Losses losses) {
    return true;
  }
}
