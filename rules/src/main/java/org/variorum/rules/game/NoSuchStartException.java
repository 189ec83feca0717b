package org.variorum.rules.game;

/** Thrown if a game has no start position with the given number, or no numbered start positions. */
public final class NoSuchStartException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NoSuchStartException(String message) {
    super(message);
  }
}
