package org.variorum.engine;

import java.util.List;

/** What a search may still spend, for all its threads. */
final class Budget {

  /** Some ten microseconds' work, and not much more than a millisecond's while code runs interpreted: who stops shall not wait. */
  private static final int ASK_EVERY = 1 << 4;
  /** For the others this is no more than a precaution. */
  private static final int HELPERS_ASK_EVERY = 1 << 10;

  /** Of a thread that does nothing. */
  static final Budget NONE = new Budget(Limits.NONE, Listener.PATIENT, new Allotment(0, 0), List.of());

  private final Limits limits;
  private final Listener listener;
  private final Allotment allotment;
  private final long start = System.nanoTime();
  private final List<Worker> workers;
  private volatile boolean spent;

  /** @param workers those who spend it */
  Budget(Limits limits, Listener listener, Allotment allotment, List<Worker> workers) {
    this.workers = workers;
    this.limits = limits;
    this.listener = listener;
    this.allotment = allotment;
  }

  /**
   * Whether a thread may look at another node. The first thread asks often whether the search shall end; the others now and
   * then, because where there are more of them than processors the first one may have to wait for its turn.
   *
   * @param nodes how many it has looked at, with this one
   */
  boolean pays(long nodes, boolean first) {
    if (first && nodes > limits.nodes()) {
      spent = true;
    } else if (nodes % (first ? ASK_EVERY : HELPERS_ASK_EVERY) == 0) {
      ask();
    }
    return !spent;
  }

  /** Whether time is there to be used for what can be known: who has set nodes, or a clock, wants no more than a move. */
  boolean isPatient() {
    return limits.clock().isEmpty() && limits.nodes() == Long.MAX_VALUE;
  }

  /** Whether work that is not counted in nodes may go on. */
  boolean lasts() {
    ask();
    return !spent;
  }

  private void ask() {
    if (listener.stopped() || Thread.currentThread().isInterrupted() || nodes() >= limits.nodes()
        || nanos() >= allotment.most() && !listener.pondering()) {
      spent = true;
    }
  }

  /** How many nodes all threads have looked at. */
  private long nodes() {
    long nodes = 0;
    for (Worker worker : workers) {
      nodes += worker.nodes();
    }
    return nodes;
  }

  /** Ends the search for all threads. */
  void spend() {
    spent = true;
  }

  boolean spent() {
    return spent;
  }

  /**
   * Whether another, greater depth is not worth to be begun.
   *
   * @param unrest how much more or less than usual the time is worth: 1 is usual
   */
  boolean runsOut(double unrest) {
    return !listener.pondering() && nanos() >= allotment.usual() * unrest;
  }

  /** Waits while the engine thinks in the opponent's time and has nothing left to think of. */
  void waitForEnd() {
    while (listener.pondering() && !listener.stopped() && !Thread.currentThread().isInterrupted()) {
      java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);
    }
  }

  long nanos() {
    return System.nanoTime() - start;
  }
}
