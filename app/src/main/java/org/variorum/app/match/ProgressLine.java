package org.variorum.app.match;

import java.io.PrintWriter;

/** A progress line for long work: rewritten in place in a terminal, else printed again from time to time. */
public final class ProgressLine {

  private static final String CLEAR = "\r\u001b[K";
  private static final long EVERY_NANOS = 10_000_000_000L;

  private final PrintWriter out;
  private final boolean terminal;
  private long last = System.nanoTime();
  private boolean shown;

  public ProgressLine(PrintWriter out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** How it stands now. */
  public void at(String line) {
    if (terminal) {
      out.print(CLEAR + line);
      out.flush();
      shown = true;
    } else if (System.nanoTime() - last >= EVERY_NANOS) {
      out.println(line);
      last = System.nanoTime();
    }
  }

  /** Something worth a line that stays. */
  public void note(String line) {
    end();
    out.println(line);
  }

  /** Takes the line away. */
  public void end() {
    if (shown) {
      out.print(CLEAR);
      out.flush();
      shown = false;
    }
  }
}
