package org.variorum.server.metrics;

import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** Where the parts of a server say what they do. Nothing here waits or fails, and any number of threads may call. */
public interface Meters {

  /** What is counted from the start on. */
  enum Counter {
    EVENTS("variorum.events", "Events written, moves among them"),
    REFUSALS("variorum.refusals", "Requests, messages and connections refused, by kind");

    final String id;
    final String words;

    Counter(String id, String words) {
      this.id = id;
      this.words = words;
    }
  }

  /** What is as it is at the moment. */
  enum Gauge {
    TABLES("variorum.tables", "Tables in memory"),
    SOCKETS("variorum.sockets", "Open sockets of pages"),
    CONNECTIONS("variorum.connections", "Open connections"),
    REQUESTS("variorum.requests", "Requests that are being answered"),
    UNWRITTEN("variorum.queue.store", "Writes that wait for the database"),
    THINKING("variorum.queue.thinking", "Computer moves and analyses that wait for a processor");

    final String id;
    final String words;

    Gauge(String id, String words) {
      this.id = id;
      this.words = words;
    }
  }

  /** What takes time; shown as a histogram. */
  enum Timing {
    MOVE("variorum.move", "From a move's arrival until it is stored"),
    REQUEST("variorum.request", "From a request's arrival until it is answered");

    final String id;
    final String words;

    Timing(String id, String words) {
      this.id = id;
      this.words = words;
    }
  }

  /** Counts something of a kind. Kinds are few, and words of the program, never of strangers. */
  void count(Counter counter, String kind, long more);

  /** From now on a counter shows what a supplier says, which never gets less; the supplier must not wait. */
  void follow(Counter counter, LongSupplier total);

  /** Something was refused. */
  default void refused(String kind) {
    count(Counter.REFUSALS, kind, 1);
  }

  /** Records a duration in nanoseconds. */
  void took(Timing timing, long nanos);

  /** From now on a gauge shows what a supplier says; the supplier must not wait. */
  void watch(Gauge gauge, DoubleSupplier now);

  /** Measures nothing. */
  Meters NONE = new Meters() {
    @Override
    public void count(Counter counter, String kind, long more) {}

    @Override
    public void follow(Counter counter, LongSupplier total) {}

    @Override
    public void took(Timing timing, long nanos) {}

    @Override
    public void watch(Gauge gauge, DoubleSupplier now) {}
  };
}
