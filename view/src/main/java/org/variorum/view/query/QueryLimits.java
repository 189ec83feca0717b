package org.variorum.view.query;

/** Limits on the size of queries. */
public final class QueryLimits {

  /** The maximum number of moves in a line. */
  public static final int MOVES = 1_500;

  /** The maximum number of games and variations in a PGN text, counted together. */
  public static final int PGN_LINES = 1_000;

  /** The maximum number of characters in a PGN text. */
  public static final int PGN_LENGTH = 256 * 1024;

  private QueryLimits() {}
}
