package org.variorum.lab.player;

/** A contender cannot play the game: says why, and what to do. */
public final class UnfitException extends Exception {

  private static final long serialVersionUID = 1;

  public UnfitException(String message) {
    super(message);
  }
}
