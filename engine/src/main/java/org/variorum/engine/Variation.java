package org.variorum.engine;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Move;

/**
 * A line of play.
 *
 * @param moves the best play of both sides after its first move, as far as it is known; each is legal where it is played
 * @param score for the side that makes the first move
 */
public record Variation(List<Move> moves, Score score) {

  public Variation {
    moves = List.copyOf(moves);
  }

  /** The first move; empty where there is no legal move. */
  public Optional<Move> first() {
    return moves.stream().findFirst();
  }
}
