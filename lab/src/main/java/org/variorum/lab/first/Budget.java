package org.variorum.lab.first;

import org.variorum.engine.Limits;

/** What a search may still spend. */
final class Budget {

  /** Less than a millisecond's work in most games, two at worst. */
  private static final int ASK_EVERY = 1 << 4;

  private final Limits limits;
  private final long start = System.nanoTime();
  private final long most;
  private long nodes;
  private boolean spent;

  Budget(Limits limits) {
    this.limits = limits;
    most = limits.time().toNanos();
  }

  /** Pays for a node; false if nothing is left, and from then on. */
  boolean pay() {
    if (nodes >= limits.nodes()) {
      spent = true;
    } else if (++nodes % ASK_EVERY == 0 && (nanos() >= most || Thread.currentThread().isInterrupted())) {
      spent = true;
    }
    return !spent;
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

  private long nanos() {
    return System.nanoTime() - start;
  }
}
