package org.variorum.app.match;

import java.io.PrintWriter;

/** Progress line for long work. In a terminal, it is rewritten in place; elsewhere, it is printed every ten seconds. */
public final class ProgressLine {

  private static final String CLEAR_LINE = "\r\u001b[K";
  private static final long INTERVAL_NANOS = 10_000_000_000L;

  private final PrintWriter out;
  private final boolean isTerminal;
  private long lastPrint = System.nanoTime();
  private boolean isShown;

  public ProgressLine(PrintWriter out, boolean isTerminal) {
    this.out = out;
    this.isTerminal = isTerminal;
  }

  /** Shows the current progress, in place of the previous progress line. */
  public void show(String line) {
    if (isTerminal) {
      out.print(CLEAR_LINE + line);
      out.flush();
      isShown = true;
    } else if (System.nanoTime() - lastPrint >= INTERVAL_NANOS) {
      out.println(line);
      lastPrint = System.nanoTime();
    }
  }

  /** Prints a line that the progress line does not replace. */
  public void note(String line) {
    clear();
    out.println(line);
  }

  /** Removes the progress line. */
  public void clear() {
    if (isShown) {
      out.print(CLEAR_LINE);
      out.flush();
      isShown = false;
    }
  }
}
