package org.variorum.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A measurement of the duration of a turn. The time that the server waits for its store does not count. The duration
 * at a past tick is available too, because a move counts as of its arrival, however late it is handled.
 */
final class Stopwatch {

  private final List<Pause> pauses = new ArrayList<>();
  private long beginTick;
  /** The tick since which the stopwatch is stopped; null while it runs. */
  private @Nullable Long stopTick;

  /** An interval that does not count, in ticks. */
  private record Pause(long from, long to) {

    long lengthUntil(long tick) {
      return Math.max(0, Math.min(tick, to) - from);
    }
  }

  /** Starts a new turn. */
  void begin(long tick) {
    beginTick = tick;
    pauses.clear();
    stopTick = null;
  }

  /** Excludes an interval from the duration. */
  void exclude(long from, long to) {
    long since = Math.max(from, pauses.isEmpty() ? beginTick : pauses.getLast().to);
    if (since < to) {
      pauses.add(new Pause(since, to));
    }
  }

  /** Stops at a tick, if the stopwatch runs. */
  void stop(long tick) {
    stopTick = stopTick == null ? (Long) tick : stopTick;
  }

  /** Runs again, if the stopwatch is stopped; the time since the stop does not count. */
  void resume(long tick) {
    if (stopTick != null) {
      exclude(stopTick, tick);
      stopTick = null;
    }
  }

  boolean isStopped() {
    return stopTick != null;
  }

  /** The duration of the turn up to a tick, in milliseconds. */
  long thinkingMillis(long tick) {
    long end = stopTick == null ? tick : Math.min(tick, stopTick);
    long paused = pauses.stream().mapToLong(pause -> pause.lengthUntil(end)).sum();
    return Math.max(0, end - beginTick - paused);
  }
}
