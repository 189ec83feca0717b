package org.variorum.rules.game;

/** A number that is none of a game's start positions, or of a game that has only one. */
public final class NoSuchStartException extends RuntimeException {

  private static final long serialVersionUID = 1;

  NoSuchStartException(String message) {
    super(message);
  }
}
