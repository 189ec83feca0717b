package org.variorum.rules.notation;

/**
 * Limits for the reading of a text.
 *
 * @param lines the maximum number of lines of moves in the text: games and variations together
 * @param moves the maximum number of moves in a line, counted from the start of the game
 */
public record PgnBounds(int lines, int moves) {

  /** The maximum number of characters in a text. */
  public static final int MAX_LENGTH = 64 << 20;

  /** The maximum nesting depth of variations. */
  public static final int MAX_DEPTH = 100;

  /** No limits other than the maximum length and nesting depth. */
  public static final PgnBounds NONE = new PgnBounds(Integer.MAX_VALUE, Integer.MAX_VALUE);
}
