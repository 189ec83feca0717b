package org.variorum.engine;

/** What a search may still spend. */
final class Budget {

  /** Less than a millisecond's work in most games, two at worst: whoever stops a search shall not wait. */
  private static final int ASK_EVERY = 1 << 4;

  private final Limits limits;
  private final Listener listener;
  private final long start = System.nanoTime();
  private final long most;
  private long nodes;
  private boolean spent;

  Budget(Limits limits, Listener listener) {
    this.limits = limits;
    this.listener = listener;
    most = limits.time().toNanos();
  }

  /** Pays for a node; false if nothing is left, and from then on. */
  boolean pay() {
    if (nodes >= limits.nodes()) {
      spent = true;
    } else if (++nodes % ASK_EVERY == 0 && (nanos() >= most || stopped())) {
      spent = true;
    }
    return !spent;
  }

  private boolean stopped() {
    return listener.stopped() || Thread.currentThread().isInterrupted();
  }

  boolean spent() {
    return spent;
  }

  /** Whether another, greater depth is not worth to be begun. */
  boolean runsOut() {
    return nanos() >= most / 2;
  }

  long nodes() {
    return nodes;
  }

  long nanos() {
    return System.nanoTime() - start;
  }
}
