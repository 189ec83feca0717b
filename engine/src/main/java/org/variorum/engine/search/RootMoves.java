package org.variorum.engine.search;

import java.util.List;

/**
 * What is looked at at the root of a search.
 *
 * @param expected the move to look at first; 0 leaves that to the table
 * @param barred moves to leave out, because lines that begin with them are known
 * @param allowed the moves to look at; all if empty
 */
record RootMoves(long expected, List<Long> barred, List<Long> allowed) {

  /** All moves, in the order of the table. */
  static final RootMoves ALL = new RootMoves(0, List.of(), List.of());

  boolean allows(long move) {
    return !barred.contains(move) && (allowed.isEmpty() || allowed.contains(move));
  }

  /** Whether no move is left out. */
  boolean isAll() {
    return barred.isEmpty() && allowed.isEmpty();
  }
}
