package org.variorum.lab.match;

/** A game that a programming error has broken off. With its number, the game can be played again. */
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
