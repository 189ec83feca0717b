package org.variorum.app.match;

import java.io.PrintWriter;

/** Progress line for long work. In a terminal, it is rewritten in place; elsewhere, it is printed every ten seconds. */
public final class ProgressLine {

  private static final String CLEAR = "\r\u001b[K";
  private static final long EVERY_NANOS = 10_000_000_000L;

  private final PrintWriter out;
  private final boolean terminal;
  private long lastPrint = System.nanoTime();
  private boolean isShown;

  public ProgressLine(PrintWriter out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** Shows the current progress. */
  public void at(String line) {
    if (terminal) {
      out.print(CLEAR + line);
      out.flush();
      isShown = true;
    } else if (System.nanoTime() - lastPrint >= EVERY_NANOS) {
      out.println(line);
      lastPrint = System.nanoTime();
    }
  }

  /** Prints a line that remains. */
  public void note(String line) {
    end();
    out.println(line);
  }

  /** Removes the progress line. */
  public void end() {
    if (isShown) {
      out.print(CLEAR);
      out.flush();
      isShown = false;
    }
  }
}
