package org.variorum.lab.match;

/** A game of a series was broken off by a fault of the program: says which, so that it can be played again alone. */
public final class GameFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int number;

  GameFailedException(int number, Throwable cause) {
    super("game " + number + " has failed: " + cause, cause);
    this.number = number;
  }

  /** The game's number in its series. */
  public int number() {
    return number;
  }
}
