package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A clock and a scheduler of alarms. Only {@link #ticks} measures durations: the date may step back or forward when the
 * system clock is set.
 */
interface Timekeeper extends AutoCloseable {

  /** The date and time in whole milliseconds, for storage and display. */
  Instant date();

  /** The milliseconds since a fixed moment, monotonic and independent of the date. */
  long ticks();

  /** Runs a task after a delay, on a thread that may block. */
  Alarm schedule(Duration delay, Runnable task);

  /** Cancels all alarms. */
  @Override
  void close();

  /** A scheduled task. */
  interface Alarm {
    void cancel();
  }

  /** The system's time. Alarms are scheduled on one thread and run on virtual threads. */
  final class SystemTime implements Timekeeper {

    private final InstantSource dates;
    private final long start = System.nanoTime();
    private final ScheduledThreadPoolExecutor alarms =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("alarms").factory());

    SystemTime() {
      this(InstantSource.system());
    }

    SystemTime(InstantSource dates) {
      this.dates = dates;
      alarms.setRemoveOnCancelPolicy(true);
    }

    @Override
    public Instant date() {
      return dates.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    @Override
    public long ticks() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    @Override
    public Alarm schedule(Duration delay, Runnable task) {
      Future<?> alarm = alarms.schedule(() -> Thread.startVirtualThread(task), Math.max(0, delay.toMillis()),
          TimeUnit.MILLISECONDS);
      return () -> alarm.cancel(false);
    }

    @Override
    public void close() {
      alarms.shutdownNow();
    }
  }
}
