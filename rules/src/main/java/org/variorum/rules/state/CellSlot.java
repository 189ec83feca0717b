package org.variorum.rules.state;

/**
 * Where a position remembers a set of cells.
 *
 * @param word the first of its words, never word 0; 0 where a game has no rule that remembers it
 */
public record CellSlot(int word) {

  /** No set: it is always empty. */
  public static final CellSlot NONE = new CellSlot(0);
}
