package org.variorum.server.store;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/** A failure of the database; its kind is the effect on the data. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1;
  private static final long MIN_INTERVAL = TimeUnit.SECONDS.toNanos(10);
  private static final Map<String, LoggedLine> LOGGED_LINES = new HashMap<>();

  private final Kind kind;

  /** The effects of a failure. */
  public enum Kind {
    /** Nothing was written: the database cannot be reached, or has refused the write. */
    FAILED,
    /** Nothing was written: the disk is full. */
    FULL,
    /** The connection broke during the commit: the write may be stored, now or a little later, or not at all. */
    UNKNOWN
  }

  /** The time when a line was last logged, and the number of times that it was left out since then. */
  private record LoggedLine(long loggedNanos, int omitted) {}

  StoreException(String message, @Nullable Throwable cause) {
    this(Kind.FAILED, message, cause);
  }

  StoreException(Kind kind, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }

  /**
   * Logs a line without a stack trace: when the database fails, every request fails for the same reason. The same line
   * is logged at most once in ten seconds, with the number of lines that were left out before it.
   *
   * @param what the beginning of the line
   */
  public void log(Logger log, String what) {
    omittedBefore(what + kind, System.nanoTime()).ifPresent(
        omitted -> log.warn("{}: {}{}", what, getMessage(),
            omitted == 0 ? "" : " (" + omitted + " similar lines omitted)"));
  }

  /** The number of lines that were left out before this one; empty if this line must be left out. */
  private static OptionalInt omittedBefore(String line, long now) {
    synchronized (LOGGED_LINES) {
      LoggedLine last = LOGGED_LINES.get(line);
      if (last != null && now - last.loggedNanos < MIN_INTERVAL) {
        LOGGED_LINES.put(line, new LoggedLine(last.loggedNanos, last.omitted + 1));
        return OptionalInt.empty();
      }
      LOGGED_LINES.put(line, new LoggedLine(now, 0));
      return OptionalInt.of(last == null ? 0 : last.omitted);
    }
  }
}
