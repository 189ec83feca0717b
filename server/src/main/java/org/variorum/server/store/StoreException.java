package org.variorum.server.store;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/** The database failed: what became of what was asked of it, and why, in words. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1;
  private static final long QUIET = TimeUnit.SECONDS.toNanos(10);
  private static final Map<String, Complaint> COMPLAINTS = new HashMap<>();

  private final Kind kind;

  /** What became of what was asked. */
  public enum Kind {
    /** Nothing was written: the database cannot be reached, or refuses. */
    FAILED,
    /** Nothing was written, since there is no room for it. */
    FULL,
    /** The connection broke during the commit: it is written, or is not, or is about to be. */
    UNKNOWN
  }

  /** When a complaint was last logged, and how often it was left out since. */
  private record Complaint(long logged, int left) {}

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
   * Writes a line to the log, without a trace: when the database fails, everything fails for the same reason. The same line
   * comes once in ten seconds at most, and then says how many were left out.
   */
  public void log(Logger log, String what) {
    leftOut(what + kind, System.nanoTime()).ifPresent(
        left -> log.warn("{}: {}{}", what, getMessage(), left == 0 ? "" : " (" + left + " more like this)"));
  }

  /** How many lines were left out before one that is to be logged; empty if it is left out too. */
  private static OptionalInt leftOut(String line, long now) {
    synchronized (COMPLAINTS) {
      Complaint last = COMPLAINTS.get(line);
      if (last != null && now - last.logged < QUIET) {
        COMPLAINTS.put(line, new Complaint(last.logged, last.left + 1));
        return OptionalInt.empty();
      }
      COMPLAINTS.put(line, new Complaint(now, 0));
      return OptionalInt.of(last == null ? 0 : last.left);
    }
  }
}
