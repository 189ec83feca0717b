package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A clock that goes when it is told to, and wakes whoever is to be woken by then. */
final class Clockwork implements Timekeeper {

  private final List<Waiting> waiting = new ArrayList<>();
  private Instant now;

  private record Waiting(Instant when, Runnable what) {}

  Clockwork(Instant now) {
    this.now = now;
  }

  @Override
  public synchronized Instant now() {
    return now;
  }

  @Override
  public synchronized Alarm at(Instant when, Runnable what) {
    Waiting alarm = new Waiting(when, what);
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
      now = now.plus(time);
      due = waiting.stream().filter(alarm -> !alarm.when.isAfter(now))
          .sorted(Comparator.comparing(Waiting::when)).toList();
      waiting.removeAll(due);
    }
    due.forEach(alarm -> alarm.what.run());
  }

  @Override
  public synchronized void close() {
    waiting.clear();
  }
}
