package org.variorum.rules.position;

/** A text that is no FEN of the game: malformed, whatever stands on the board. */
public final class FenException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int column;

  public FenException(String problem, int column) {
    super(("FEN, column " + column + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
    this.column = column;
  }

  /** Where in the text, from 1. */
  public int column() {
    return column;
  }
}
