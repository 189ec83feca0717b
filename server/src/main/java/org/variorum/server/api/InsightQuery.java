package org.variorum.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Asks what a piece can do. Without moves the position may be any arrangement of pieces, also one that is no position of the
 * game.
 *
 * @param movement whether only its movement is asked about, as in a diagram, and not what is legal
 */
public record InsightQuery(PositionQuery position, String square, @Nullable Boolean movement) {

  public InsightQuery(PositionQuery position, String square) {
    this(position, square, null);
  }
}
