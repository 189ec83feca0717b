package org.variorum.app.option;

import java.util.List;

/** Failure of a command, with lines for standard error and the exit status. */
public final class Complaint extends RuntimeException {

  /** The exit status for wrong usage. */
  public static final int USAGE = 2;
  /**
   * The exit status for failures that are not wrong usage, such as invalid content of a file or a broken law.
   */
  public static final int FAILURE = 1;

  private static final long serialVersionUID = 1;

  private final int status;
  private final transient List<String> lines;

  private Complaint(int status, List<String> lines) {
    super(String.join("\n", lines));
    this.status = status;
    this.lines = List.copyOf(lines);
  }

  /** A failure by wrong usage, in one line that contains the remedy. */
  public static Complaint usage(String line) {
    return new Complaint(USAGE, List.of(line));
  }

  /** A failure by invalid content, with all problems of the file. */
  public static Complaint content(List<String> lines) {
    return new Complaint(FAILURE, lines);
  }

  public int status() {
    return status;
  }

  public List<String> lines() {
    return lines;
  }
}
