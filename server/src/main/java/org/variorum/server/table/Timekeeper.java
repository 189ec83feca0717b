package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Tells the time and sets off alarms. What lasts is measured by {@link #ticks} alone: the date may step back or forward
 * when somebody sets the system's clock.
 */
interface Timekeeper extends AutoCloseable {

  /** Date and time in whole milliseconds, to be stored and shown. */
  Instant date();

  /** Milliseconds since some moment. They go on evenly, whatever happens to the date. */
  long ticks();

  /** Does something later, on a thread that may wait. */
  Alarm after(Duration delay, Runnable what);

  /** No alarm goes off any more. */
  @Override
  void close();

  /** Something that is going to be done. */
  interface Alarm {
    void cancel();
  }

  /** The time of the system; alarms wait on one thread and are done on virtual ones. */
  final class OfSystem implements Timekeeper {

    private final InstantSource dates;
    private final long start = System.nanoTime();
    private final ScheduledThreadPoolExecutor alarms =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("alarms").factory());

    OfSystem() {
      this(InstantSource.system());
    }

    OfSystem(InstantSource dates) {
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
    public Alarm after(Duration delay, Runnable what) {
      Future<?> alarm = alarms.schedule(() -> Thread.startVirtualThread(what), Math.max(0, delay.toMillis()),
          TimeUnit.MILLISECONDS);
      return () -> alarm.cancel(false);
    }

    @Override
    public void close() {
      alarms.shutdownNow();
    }
  }
}
