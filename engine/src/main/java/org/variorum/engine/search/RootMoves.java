package org.variorum.engine.search;

import java.util.List;

/**
 * The root moves to search.
 *
 * @param firstMove the move to search first; 0 for the table's move
 * @param excludedMoves moves not to search, because lines that begin with them have been found already
 * @param allowedMoves the moves to search; empty for all
 */
record RootMoves(long firstMove, List<Long> excludedMoves, List<Long> allowedMoves) {

  /** All moves, with the table's move first. */
  static final RootMoves ALL = new RootMoves(0, List.of(), List.of());

  boolean allows(long move) {
    return !excludedMoves.contains(move) && (allowedMoves.isEmpty() || allowedMoves.contains(move));
  }

  /** Whether all moves are searched. */
  boolean isAll() {
    return excludedMoves.isEmpty() && allowedMoves.isEmpty();
  }
}
