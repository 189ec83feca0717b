package org.variorum.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Move;

/**
 * What a search found.
 *
 * @param variations the best lines, the best first, each with another first move: as many as were asked for, or as there are
 *     legal moves; where there is none, a line without moves
 * @param depth how far ahead was looked
 * @param seldepth the deepest that any line went
 * @param nodes how many positions were looked at
 * @param time how long it took
 * @param full how full the memory for positions is, in thousandths
 */
public record Result(List<Variation> variations, int depth, int seldepth, long nodes, Duration time,
    int full) {

  public Result {
    variations = List.copyOf(variations);
  }

  /** The best play of both sides, as far as it is known; empty where there is no legal move. */
  public List<Move> line() {
    return variations.getFirst().moves();
  }

  /** How good the position is for the side to move. */
  public Score score() {
    return variations.getFirst().score();
  }

  /** The best move; empty where there is no legal move. */
  public Optional<Move> best() {
    return variations.getFirst().first();
  }
}
