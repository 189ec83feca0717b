package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Asks what a piece can do. Without moves the position may be any arrangement of pieces, also one that is no position of the
 * game.
 *
 * @param movement whether to show only its movement, as in a diagram, and not its legal moves
 */
public record InsightQuery(PositionQuery position, String square, @Nullable Boolean movement) {

  public InsightQuery(PositionQuery position, String square) {
    this(position, square, null);
  }
}
