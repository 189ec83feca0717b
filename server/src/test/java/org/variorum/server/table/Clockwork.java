package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A fake clock that advances on command, and runs the tasks that are due. */
final class Clockwork implements Timekeeper {

  private final List<Waiting> waiting = new ArrayList<>();
  private Instant date;
  private long ticks;

  private record Waiting(long tick, Runnable what) {}

  Clockwork(Instant date) {
    this.date = date;
  }

  @Override
  public synchronized Instant date() {
    return date;
  }

  @Override
  public synchronized long ticks() {
    return ticks;
  }

  @Override
  public synchronized Alarm schedule(Duration delay, Runnable what) {
    Waiting alarm = new Waiting(ticks + delay.toMillis(), what);
    waiting.add(alarm);
    return () -> cancel(alarm);
  }

  private synchronized void cancel(Waiting alarm) {
    waiting.removeIf(other -> other == alarm);
  }

  /** Lets time pass. */
  void pass(Duration time) {
    List<Waiting> due;
    synchronized (this) {
      date = date.plus(time);
      ticks += time.toMillis();
      due = waiting.stream().filter(alarm -> alarm.tick <= ticks)
          .sorted(Comparator.comparing(Waiting::tick)).toList();
      waiting.removeAll(due);
    }
    due.forEach(alarm -> alarm.what.run());
  }

  /** Somebody sets the system's clock: no time has passed. */
  synchronized void set(Duration forward) {
    date = date.plus(forward);
  }

  @Override
  public synchronized void close() {
    waiting.clear();
  }
}
