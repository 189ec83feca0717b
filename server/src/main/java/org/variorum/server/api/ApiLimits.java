package org.variorum.server.api;

/** Limits on the size of requests. */
public final class ApiLimits {

  /** The maximum size of a request body, in bytes. */
  public static final int BODY_BYTES = 256 * 1024;

  /** The maximum size of a socket message, in bytes. */
  public static final int MESSAGE_BYTES = 64 * 1024;

  /** The maximum number of moves that are already made in the game of a new table. */
  public static final int OPENING = 300;

  private ApiLimits() {}
}
