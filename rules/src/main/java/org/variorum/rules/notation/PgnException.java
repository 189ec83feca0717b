package org.variorum.rules.notation;

/** An error in a text of recorded games, with its place and the expected text. */
public final class PgnException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int game;
  private final int line;
  private final int column;

  PgnException(int line, int column, String problem) {
    this(1, line, column, "line " + line + ", column " + column + ": " + visible(problem));
  }

  private PgnException(int game, int line, int column, String message) {
    super(message);
    this.game = game;
    this.line = line;
    this.column = column;
  }

  private static String visible(String problem) {
    return problem.replaceAll("\\p{Cc}", "\uFFFD");
  }

  /** Returns this error with the number of its game in the text, from 1. */
  PgnException ofGame(int number) {
    PgnException copy = new PgnException(number, line, column, String.valueOf(getMessage()));
    copy.setStackTrace(getStackTrace());
    return copy;
  }

  /** The number of the game in the text, from 1. */
  public int game() {
    return game;
  }

  /** The message with the number of the game: {@code game 3, line 40, column 7: ...}. */
  public String fullMessage() {
    return "game " + game + ", " + getMessage();
  }

  /** The line of the error, from 1. */
  public int line() {
    return line;
  }

  /** The column of the error, from 1. */
  public int column() {
    return column;
  }
}
