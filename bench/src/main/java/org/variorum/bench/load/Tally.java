package org.variorum.bench.load;

import java.util.concurrent.atomic.AtomicInteger;

/** What a load test counts. */
public final class Tally {

  private static final int SHOWN = 10;

  private final Latencies acknowledged;
  private final Latencies seen;
  private final AtomicInteger missed = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private volatile boolean over;

  /** @param moves how many are measured at most */
  public Tally(int moves) {
    acknowledged = new Latencies(moves);
    seen = new Latencies(moves);
  }

  /** From sending a move to hearing that it is stored. */
  public Latencies acknowledged() {
    return acknowledged;
  }

  /** From sending a move to the moment when the opponent's page has it. */
  public Latencies seen() {
    return seen;
  }

  /** A move was due, but the one before was not done yet. */
  public void missed() {
    missed.incrementAndGet();
  }

  public int misses() {
    return missed.get();
  }

  /** Something that must not happen has happened. */
  public void failed(String what) {
    if (!over && failures.getAndIncrement() < SHOWN) {
      System.err.println("FAILED: " + what);
    }
  }

  /** From here on the server has compiled most of what it needs. */
  void warm() {
    acknowledged.warm();
    seen.warm();
  }

  /** Connections that end from now on are no failures. */
  public void over() {
    over = true;
  }

  /** Failures count again. */
  public void verifying() {
    over = false;
  }

  /** How much has failed. */
  public int failures() {
    return failures.get();
  }
}
