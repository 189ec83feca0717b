package org.variorum.server.table;

import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Color;

/**
 * A move of a table's game that was not taken back.
 *
 * @param text the move as in COM-3
 * @param side the side that made it
 * @param next the side to move after it
 * @param mainTimeLeft milliseconds of main time left to the mover after it; missing without clocks
 * @param san the move in SAN; missing in data that was stored before SAN was stored
 */
record PlayedMove(String text, Color side, Color next, @Nullable Long mainTimeLeft, @Nullable String san) {

  /** Whether the move passes the turn to the other side. */
  boolean passesTurn() {
    return next != side;
  }
}
