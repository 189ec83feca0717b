package org.variorum.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Move;

/**
 * The result of a search.
 *
 * @param variations the principal variations, the best first; no two begin with the same move. Their number is the
 *     requested number, or the number of root moves if that is smaller. Without legal moves, the list contains one
 *     variation without moves
 * @param depth the last depth that was completed, in plies
 * @param seldepth the greatest ply that was reached, counted from the root
 * @param nodes the number of nodes searched
 * @param time the duration of the search
 * @param hashfull the part of the transposition table with entries of this search, in thousandths
 */
public record Result(List<Variation> variations, int depth, int seldepth, long nodes, Duration time,
    int hashfull) {

  public Result {
    variations = List.copyOf(variations);
  }

  /** The principal variation; empty if there is no legal move. */
  public List<Move> line() {
    return variations.getFirst().moves();
  }

  /** The score of the position for the side to move. */
  public Score score() {
    return variations.getFirst().score();
  }

  /** The best move; empty if there is no legal move. */
  public Optional<Move> bestMove() {
    return variations.getFirst().firstMove();
  }
}
