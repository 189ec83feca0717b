package org.variorum.engine.search;

import java.util.List;

/**
 * The root moves to search.
 *
 * @param expected the move to search first; 0 for the table's move
 * @param barred moves to leave out, because lines that begin with them have been found already
 * @param allowed the moves to search; empty for all
 */
record RootMoves(long expected, List<Long> barred, List<Long> allowed) {

  /** All moves, with the table's move first. */
  static final RootMoves ALL = new RootMoves(0, List.of(), List.of());

  boolean allows(long move) {
    return !barred.contains(move) && (allowed.isEmpty() || allowed.contains(move));
  }

  /** Whether all moves are searched. */
  boolean isAll() {
    return barred.isEmpty() && allowed.isEmpty();
  }
}
