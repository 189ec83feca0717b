package org.variorum.server.table;

import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Color;

/**
 * A move that stands.
 *
 * @param text as COM-3 writes it
 * @param side the side that made it
 * @param next the side to move after it
 * @param left milliseconds of main time that the mover had left after it; missing without clocks
 * @param san as people write it; missing in what was stored before it was kept
 */
record PlayedMove(String text, Color side, Color next, @Nullable Long left, @Nullable String san) {

  /** Whether it ends a turn. */
  boolean passesTurn() {
    return next != side;
  }
}
