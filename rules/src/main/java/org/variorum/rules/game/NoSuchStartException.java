package org.variorum.rules.game;

/** A game has no start position of that number, or has only one start position. */
public final class NoSuchStartException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NoSuchStartException(String message) {
    super(message);
  }
}
