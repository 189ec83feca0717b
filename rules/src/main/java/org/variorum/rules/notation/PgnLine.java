package org.variorum.rules.notation;

import java.util.List;

/**
 * A sequence of moves: the moves of a game, or a variation.
 *
 * @param comments the comments before the first move
 * @param moves the moves
 */
public record PgnLine(List<String> comments, List<PgnMove> moves) {

  public PgnLine {
    comments = Comments.tidy(comments);
    moves = List.copyOf(moves);
  }
}
