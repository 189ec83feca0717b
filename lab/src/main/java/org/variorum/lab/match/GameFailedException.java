package org.variorum.lab.match;

/** A game that ended early by a programming error. The game can be repeated by its number. */
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
