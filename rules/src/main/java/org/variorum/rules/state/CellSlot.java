package org.variorum.rules.state;

/**
 * The location of a set of cells in the words of a {@link State}.
 *
 * @param word the index of the first word of the set, at least 1; 0 if no rule of the game needs the set
 */
public record CellSlot(int word) {

  /** No location: the set is always empty. */
  public static final CellSlot NONE = new CellSlot(0);
}
