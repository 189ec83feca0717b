package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The duration of a turn, without the time that the server waits for its store. It also returns the duration at a past
 * tick: a move counts as of its arrival, however late it is handled.
 */
final class Stopwatch {

  private final List<Pause> pauses = new ArrayList<>();
  private long began;
  /** The tick since which the stopwatch is stopped; null while it runs. */
  private @Nullable Long stopped;

  /** An interval that does not count, in ticks. */
  private record Pause(long from, long to) {

    long before(long tick) {
      return Math.max(0, Math.min(tick, to) - from);
    }
  }

  /** Starts a new turn. */
  void begin(long tick) {
    began = tick;
    pauses.clear();
    stopped = null;
  }

  /** Excludes an interval from the duration. */
  void pause(long from, long to) {
    long since = Math.max(from, pauses.isEmpty() ? began : pauses.getLast().to);
    if (since < to) {
      pauses.add(new Pause(since, to));
    }
  }

  /** Stops at a tick, if the stopwatch runs. */
  void stop(long tick) {
    stopped = stopped == null ? (Long) tick : stopped;
  }

  /** Runs again, if the stopwatch is stopped; the time since the stop does not count. */
  void resume(long tick) {
    if (stopped != null) {
      pause(stopped, tick);
      stopped = null;
    }
  }

  boolean isStopped() {
    return stopped != null;
  }

  /** The duration of the turn up to a tick, in milliseconds. */
  long spent(long tick) {
    long end = stopped == null ? tick : Math.min(tick, stopped);
    long paused = pauses.stream().mapToLong(pause -> pause.before(end)).sum();
    return Math.max(0, end - began - paused);
  }
}
