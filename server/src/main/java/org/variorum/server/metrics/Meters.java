package org.variorum.server.metrics;

import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** A receiver of the measurements of a server. No method blocks or fails. Thread-safe. */
public interface Meters {

  /** Totals since the start of the server. */
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

  /** Current values, which rise and fall. */
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

  /** Durations, shown as histograms. */
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

  /**
   * Adds an amount to the total of one kind of a counter. The kinds are a few fixed words of the program, never text
   * from clients.
   */
  void count(Counter counter, String kind, long amount);

  /** Makes a counter show the value of a supplier. The supplier must not block, and its value must never decrease. */
  void showTotal(Counter counter, LongSupplier total);

  /** Counts a refusal; {@code kind} is one of a few fixed words of the program. */
  default void countRefusal(String kind) {
    count(Counter.REFUSALS, kind, 1);
  }

  /** Records a duration in nanoseconds. */
  void recordTime(Timing timing, long nanos);

  /** Makes a gauge show the value of a supplier, which must not block. */
  void showValue(Gauge gauge, DoubleSupplier value);

  /** A receiver that ignores everything. */
  Meters NONE = new Meters() {
    @Override
    public void count(Counter counter, String kind, long amount) {}

    @Override
    public void showTotal(Counter counter, LongSupplier total) {}

    @Override
    public void recordTime(Timing timing, long nanos) {}

    @Override
    public void showValue(Gauge gauge, DoubleSupplier value) {}
  };
}
