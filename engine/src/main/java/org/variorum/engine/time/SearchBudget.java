package org.variorum.engine.time;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;

/** What a search may still spend, for all its threads. */
public final class SearchBudget {

  /** Some ten microseconds' work, and not much more than a millisecond's while code runs interpreted: stops do not wait. */
  private static final int ASK_EVERY = 1 << 4;
  /** For the others this is no more than a precaution. */
  private static final int HELPERS_ASK_EVERY = 1 << 10;

  /** Of a thread that does nothing. */
  public static final SearchBudget NONE =
      new SearchBudget(SearchLimits.NONE, SearchListener.PATIENT, new MoveTime(0, 0), () -> 0);

  private final SearchLimits limits;
  private final SearchListener listener;
  private final MoveTime moveTime;
  private final long start = System.nanoTime();
  private final LongSupplier nodes;
  private volatile boolean spent;

  /** @param nodes how many nodes all threads have looked at */
  public SearchBudget(SearchLimits limits, SearchListener listener, MoveTime moveTime, LongSupplier nodes) {
    this.nodes = nodes;
    this.limits = limits;
    this.listener = listener;
    this.moveTime = moveTime;
  }

  /**
   * Whether a thread may look at another node. The first thread polls often whether the search must stop; the others
   * now and then, because with more threads than processors the first one may not be running.
   *
   * @param looked how many it has looked at, with this one
   */
  public boolean pays(long looked, boolean first) {
    if (first && looked > limits.nodes()) {
      spent = true;
    } else if (looked % (first ? ASK_EVERY : HELPERS_ASK_EVERY) == 0) {
      ask();
    }
    return !spent;
  }

  /** Whether there is time for more than a move, which is all that is wanted where nodes or a clock are set. */
  public boolean isPatient() {
    return limits.clock().isEmpty() && limits.nodes() == Long.MAX_VALUE;
  }

  /** Whether work that is not counted in nodes may go on. */
  public boolean lasts() {
    ask();
    return !spent;
  }

  private void ask() {
    if (listener.stopped() || Thread.currentThread().isInterrupted() || nodes.getAsLong() >= limits.nodes()
        || nanos() >= moveTime.most() && !listener.pondering()) {
      spent = true;
    }
  }

  /** Ends the search for all threads. */
  public void spend() {
    spent = true;
  }

  public boolean spent() {
    return spent;
  }

  /**
   * Whether another, greater depth is not worth to be begun.
   *
   * @param unrest how much more or less than usual the time is worth: 1 is usual
   */
  public boolean runsOut(double unrest) {
    return !listener.pondering() && nanos() >= moveTime.usual() * unrest;
  }

  /** Waits while the engine thinks in the opponent's time and has nothing left to think of. */
  public void waitForEnd() {
    while (listener.pondering() && !listener.stopped() && !Thread.currentThread().isInterrupted()) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  public long nanos() {
    return System.nanoTime() - start;
  }
}
