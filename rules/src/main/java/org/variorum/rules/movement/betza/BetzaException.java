package org.variorum.rules.movement.betza;

/** A text that is not valid movement notation, with the column, the problem and the expected text. */
public final class BetzaException extends RuntimeException {

  private static final int MAX_SHOWN = 60;

  private final String text;
  private final int column;
  private final String problem;
  private final String expected;

  BetzaException(String text, int column, String problem, String expected) {
    super("column " + column + " of \"" + shortened(text) + "\": " + problem + "; expected " + expected);
    this.text = text;
    this.column = column;
    this.problem = problem;
    this.expected = expected;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /**
   * The column of the problem, in characters from 1; one past the last character if something is missing at the end.
   */
  public int column() {
    return column;
  }

  /** The problem at that column. */
  public String problem() {
    return problem;
  }

  /** The valid text at that column, or advice on what to write instead. */
  public String expected() {
    return expected;
  }

  private static String shortened(String text) {
    String start = text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
    return start.replaceAll("\\p{Cc}", "\uFFFD");
  }
}
