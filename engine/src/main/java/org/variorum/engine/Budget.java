package org.variorum.engine;

/** What a search may still spend. */
final class Budget {

  private static final int ASK_EVERY = 1 << 11;

  private final Limits limits;
  private final Listener listener;
  private final long start = System.nanoTime();
  private long nodes;
  private boolean spent;

  Budget(Limits limits, Listener listener) {
    this.limits = limits;
    this.listener = listener;
  }

  /** Pays for a node; false if nothing is left, and from then on. */
  boolean pay() {
    if (nodes >= limits.nodes()) {
      spent = true;
    } else if (++nodes % ASK_EVERY == 0 && (nanos() >= limits.time().toNanos() || listener.stopped())) {
      spent = true;
    }
    return !spent;
  }

  boolean spent() {
    return spent;
  }

  /** Whether another, greater depth is not worth to be begun. */
  boolean runsOut() {
    return nanos() >= limits.time().toNanos() / 2;
  }

  long nodes() {
    return nodes;
  }

  long nanos() {
    return System.nanoTime() - start;
  }
}
