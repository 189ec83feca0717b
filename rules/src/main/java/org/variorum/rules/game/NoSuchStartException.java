package org.variorum.rules.game;

/** Thrown if a game has no start position of a number, or only one start position. */
public final class NoSuchStartException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NoSuchStartException(String message) {
    super(message);
  }
}
