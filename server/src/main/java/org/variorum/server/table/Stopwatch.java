package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How long a turn has lasted. Time that the server waits for its store counts for no side. Asked also for moments in the
 * past: a move counts from when it arrived, however long it was not looked at.
 */
final class Stopwatch {

  private final List<Pause> pauses = new ArrayList<>();
  private long began;
  /** Since when it stands still; missing while it runs. */
  private @Nullable Long stopped;

  /** Time that counts for no side, in ticks. */
  private record Pause(long from, long to) {

    long before(long tick) {
      return Math.max(0, Math.min(tick, to) - from);
    }
  }

  /** Another turn begins. */
  void begin(long tick) {
    began = tick;
    pauses.clear();
    stopped = null;
  }

  /** What has passed from one moment to another is not counted. */
  void pause(long from, long to) {
    long since = Math.max(from, pauses.isEmpty() ? began : pauses.getLast().to);
    if (since < to) {
      pauses.add(new Pause(since, to));
    }
  }

  /** Stands still from a moment on, if it runs. */
  void stop(long tick) {
    stopped = stopped == null ? (Long) tick : stopped;
  }

  /** Runs again, if it stands still. */
  void go(long tick) {
    if (stopped != null) {
      pause(stopped, tick);
      stopped = null;
    }
  }

  boolean isStopped() {
    return stopped != null;
  }

  /** For how many milliseconds the turn had lasted at a moment. */
  long spent(long tick) {
    long end = stopped == null ? tick : Math.min(tick, stopped);
    long paused = pauses.stream().mapToLong(pause -> pause.before(end)).sum();
    return Math.max(0, end - began - paused);
  }
}
