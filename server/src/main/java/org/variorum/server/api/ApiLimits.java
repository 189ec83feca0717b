package org.variorum.server.api;

/** Bounds of what may be asked for. */
public final class ApiLimits {

  /** The longest body of a request, in bytes. */
  public static final int BODY = 256 * 1024;

  /** The longest socket message, in bytes. */
  public static final int MESSAGE = 64 * 1024;

  /** The longest line of moves. */
  public static final int MOVES = 1_500;

  /** How many games and variations a PGN may have, in all. */
  public static final int PGN_LINES = 1_000;

  /** The longest line of moves that a game at a table begins with. */
  public static final int OPENING = 300;

  private ApiLimits() {}
}
