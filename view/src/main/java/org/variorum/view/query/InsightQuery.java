package org.variorum.view.query;

import org.jspecify.annotations.Nullable;

/**
 * A request for the moves of a piece. If {@code position} has no moves, it may be any arrangement of pieces, even one
 * that is not a position of the game.
 *
 * @param movement whether to return only the movement of the piece, as in a diagram; ignored if {@code position} has
 *     moves
 */
public record InsightQuery(PositionQuery position, String square, @Nullable Boolean movement) {

  public InsightQuery(PositionQuery position, String square) {
    this(position, square, null);
  }
}
