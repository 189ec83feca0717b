package org.variorum.rules.notation;

/** A text that is no record of games: says where, and what was expected. */
public final class PgnException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;

  PgnException(int line, int column, String problem) {
    super(("line " + line + ", column " + column + ": " + problem).replaceAll("\\p{Cc}", "\uFFFD"));
    this.line = line;
    this.column = column;
  }

  /** From 1. */
  public int line() {
    return line;
  }

  /** From 1. */
  public int column() {
    return column;
  }
}
