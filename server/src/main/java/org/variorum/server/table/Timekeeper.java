package org.variorum.server.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Tells the time and wakes people up. */
interface Timekeeper extends AutoCloseable {

  /** The time, in whole milliseconds. */
  Instant now();

  /** Does something later, on a thread that may wait. */
  Alarm at(Instant when, Runnable what);

  /** Nobody is woken any more. */
  @Override
  void close();

  /** Something that is going to be done. */
  interface Alarm {
    void cancel();
  }

  /** The clock on the wall; its alarms wait on one thread and are done on virtual ones. */
  final class Wall implements Timekeeper {

    private final ScheduledThreadPoolExecutor alarms =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("alarms").factory());

    Wall() {
      alarms.setRemoveOnCancelPolicy(true);
    }

    @Override
    public Instant now() {
      return Instant.now().truncatedTo(ChronoUnit.MILLIS);
    }

    @Override
    public Alarm at(Instant when, Runnable what) {
      long delay = Math.max(0, when.toEpochMilli() - now().toEpochMilli());
      Future<?> alarm =
          alarms.schedule(() -> Thread.startVirtualThread(what), delay, TimeUnit.MILLISECONDS);
      return () -> alarm.cancel(false);
    }

    @Override
    public void close() {
      alarms.shutdownNow();
    }
  }
}
