package org.variorum.rules.rule.push;

/**
 * What it means on the board of a game.
 *
 * @param kind of moves by which all stay on the board
 * @param offKind of those by which one leaves it
 * @param pieces the kinds that push
 * @param pushed the kinds that are pushed
 * @param keptOn the kinds that are not pushed off the board
 * @param rows by square and direction
 */
record PushTable(Push rule, int kind, int offKind, long pieces, long pushed, long keptOn, Row[][] rows) {

  /** The row between the square from which a piece pushes and that of the last that is pushed. */
  Row row(int from, int to, int last) {
    for (Row row : rows[from]) {
      if (row.squares()[0] == to && row.index(last) >= 0) {
        return row;
      }
    }
    throw new IllegalArgumentException("no row");
  }
}
