package org.variorum.lab.match;

/** A game that ended early by a programming error. Its number identifies the game for a repetition. */
public final class GameFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int number;

  GameFailedException(int number, Throwable cause) {
    super("game " + number + " has failed: " + cause, cause);
    this.number = number;
  }

  /** The number of the game in its series. */
  public int number() {
    return number;
  }
}
