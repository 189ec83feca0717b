package org.variorum.rules.movement.betza;

/** A text that is no movement notation: where, what is wrong, and what was expected there. */
public final class BetzaException extends RuntimeException {

  private static final int SHOWN = 60;

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

  /** The whole text that was to be read. */
  public String text() {
    return text;
  }

  /** Where in the text, counted in characters from 1; one past the last if something is missing at the end. */
  public int column() {
    return column;
  }

  /** What is wrong there. */
  public String problem() {
    return problem;
  }

  /** What would have been right, or what to write instead. */
  public String expected() {
    return expected;
  }

  private static String shortened(String text) {
    String start = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    return start.replaceAll("\\p{Cc}", "\uFFFD");
  }
}
