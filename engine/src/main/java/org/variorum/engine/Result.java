package org.variorum.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Move;

/**
 * What a search found.
 *
 * @param line the best play of both sides, as far as it is known; empty where there is no legal move
 * @param score for the side to move
 * @param depth how far ahead was looked
 * @param nodes how many positions were looked at
 * @param time how long it took
 */
public record Result(List<Move> line, Score score, int depth, long nodes, Duration time) {

  public Result {
    line = List.copyOf(line);
  }

  /** The best move; empty where there is no legal move. */
  public Optional<Move> best() {
    return line.stream().findFirst();
  }
}
