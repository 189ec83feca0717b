package org.variorum.bench.load;

import java.util.concurrent.atomic.AtomicInteger;

/** Counters and latencies of a load test. */
public final class LoadCounts {

  private static final int PRINTED_FAILURES = 10;

  private final Latencies acknowledgementTimes;
  private final Latencies opponentTimes;
  private final AtomicInteger misses = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private volatile boolean ignoresFailures;

  /** @param moves the maximum number of moves to measure */
  public LoadCounts(int moves) {
    acknowledgementTimes = new Latencies(moves);
    opponentTimes = new Latencies(moves);
  }

  /** The times from sending a move until the server acknowledges that it is stored. */
  public Latencies acknowledgementTimes() {
    return acknowledgementTimes;
  }

  /** The times from sending a move until the opponent's page receives it. */
  public Latencies opponentTimes() {
    return opponentTimes;
  }

  /** Counts a move that was due while the previous move was still pending. */
  public void addMiss() {
    misses.incrementAndGet();
  }

  public int misses() {
    return misses.get();
  }

  /** Counts a failure, and prints it if it is one of the first ten. */
  public void addFailure(String problem) {
    if (!ignoresFailures && failures.getAndIncrement() < PRINTED_FAILURES) {
      System.err.println("FAILED: " + problem);
    }
  }

  /** Ends the warm-up: the server has compiled most of what it needs. */
  void endWarmUp() {
    acknowledgementTimes.endWarmUp();
    opponentTimes.endWarmUp();
  }

  /** Stops counting failures, because the test itself ends connections from now on. */
  public void stopCountingFailures() {
    ignoresFailures = true;
  }

  /** Counts failures again, after {@link #stopCountingFailures}. */
  public void resumeCountingFailures() {
    ignoresFailures = false;
  }

  /** The number of failures. */
  public int failures() {
    return failures.get();
  }
}
