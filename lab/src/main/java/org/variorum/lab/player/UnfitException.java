package org.variorum.lab.player;

/** A contender that cannot play the game. The message contains the reason and a remedy. */
public final class UnfitException extends Exception {

  private static final long serialVersionUID = 1;

  public UnfitException(String message) {
    super(message);
  }
}
