package org.variorum.engine;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.position.Move;

/**
 * A line of play with its score.
 *
 * @param moves a first move and the best play of both sides after it, as far as it is known; each move is legal where
 *     it is played
 * @param score the score for the side that makes the first move
 */
public record Variation(List<Move> moves, Score score) {

  public Variation {
    moves = List.copyOf(moves);
  }

  /** The first move; empty if there is no legal move. */
  public Optional<Move> firstMove() {
    return moves.stream().findFirst();
  }
}
