package org.variorum.engine;

/** What a search may still spend, for all its threads. */
final class Budget {

  /** Some hundred microseconds' work in most games: whoever stops a search shall not wait. */
  private static final int ASK_EVERY = 1 << 6;

  /** Of a thread that does nothing. */
  static final Budget NONE = new Budget(Limits.NONE, Listener.PATIENT, new Allotment(0, 0));

  private final Limits limits;
  private final Listener listener;
  private final Allotment allotment;
  private final long start = System.nanoTime();
  private volatile boolean spent;

  Budget(Limits limits, Listener listener, Allotment allotment) {
    this.limits = limits;
    this.listener = listener;
    this.allotment = allotment;
  }

  /**
   * Whether a thread may look at another node. Only the first thread asks the clock and the listener.
   *
   * @param nodes how many it has looked at
   */
  boolean pays(long nodes, boolean first) {
    if (first) {
      if (nodes > limits.nodes()) {
        spent = true;
      } else if (nodes % ASK_EVERY == 0) {
        ask();
      }
    }
    return !spent;
  }

  private void ask() {
    if (listener.stopped() || Thread.currentThread().isInterrupted()
        || nanos() >= allotment.most() && !listener.pondering()) {
      spent = true;
    }
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
