package org.variorum.app.option;

import java.util.List;

/** An error message instead of an answer: the lines for standard error, and the exit status. */
public final class Complaint extends RuntimeException {

  /** The exit status of wrong usage. */
  public static final int USAGE = 2;
  /** The exit status of a file that is not what it should be. */
  public static final int CONTENT = 1;

  private static final long serialVersionUID = 1;

  private final int status;
  private final transient List<String> lines;

  private Complaint(int status, List<String> lines) {
    super(String.join("\n", lines));
    this.status = status;
    this.lines = List.copyOf(lines);
  }

  /** One line that says what to do. */
  public static Complaint usage(String line) {
    return new Complaint(USAGE, List.of(line));
  }

  /** Everything that is wrong with a file. */
  public static Complaint content(List<String> lines) {
    return new Complaint(CONTENT, lines);
  }

  public int status() {
    return status;
  }

  public List<String> lines() {
    return lines;
  }
}
