package org.variorum.rules.notation;

/**
 * How much of a text is read.
 *
 * @param lines games and variations of a text
 * @param moves moves one after the other from a game's start, those before a variation included
 */
public record PgnBounds(int lines, int moves) {

  /** Longer texts are refused. */
  public static final int MAX_LENGTH = 64 << 20;

  /** Variations are not nested more deeply. */
  public static final int MAX_DEPTH = 100;

  /** The length of the text is all that bounds it. */
  public static final PgnBounds NONE = new PgnBounds(Integer.MAX_VALUE, Integer.MAX_VALUE);
}
