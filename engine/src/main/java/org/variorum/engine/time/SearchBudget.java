package org.variorum.engine.time;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;

/** The remaining time and nodes of a search, shared by all its threads. */
public final class SearchBudget {

  /** The main thread polls after this many nodes: about 10 µs in compiled code, 1 ms while the JVM interprets it. */
  private static final int POLL_INTERVAL = 1 << 4;
  /** Helper threads poll after this many nodes, only as a precaution. */
  private static final int HELPER_POLL_INTERVAL = 1 << 10;

  /** A placeholder before a search has begun; it allows no search. */
  public static final SearchBudget NONE =
      new SearchBudget(SearchLimits.NONE, SearchListener.NONE, new MoveTime(0, 0), () -> 0);

  private final SearchLimits limits;
  private final SearchListener listener;
  private final MoveTime moveTime;
  private final long start = System.nanoTime();
  private final LongSupplier nodes;
  private volatile boolean spent;
  /** Whether the slice is to end; only for searches in slices. */
  private BooleanSupplier endsSlice = () -> false;
  /** Whether the budget is spent only until the next slice begins. */
  private boolean sliceOver;

  /** @param nodes the number of nodes of all threads */
  public SearchBudget(SearchLimits limits, SearchListener listener, MoveTime moveTime, LongSupplier nodes) {
    this.nodes = nodes;
    this.limits = limits;
    this.listener = listener;
    this.moveTime = moveTime;
  }

  /**
   * Whether a thread may search another node. The main thread polls often whether the search must stop. Helper threads
   * poll rarely, in case the main thread does not get a processor.
   *
   * @param visited the number of nodes of this thread, including the next one
   */
  public boolean allowsNode(long visited, boolean isMainThread) {
    if (isMainThread && visited > limits.nodes()) {
      spent = true;
    } else if (visited % (isMainThread ? POLL_INTERVAL : HELPER_POLL_INTERVAL) == 0) {
      poll();
    }
    return !spent;
  }

  /** Whether the search may spend extra time, for example to shorten a win: no clock and no node limit is set. */
  public boolean allowsExtraTime() {
    return limits.clock().isEmpty() && limits.nodes() == Long.MAX_VALUE;
  }

  /** Whether work that is not counted in nodes may continue; polls at once. */
  public boolean mayContinue() {
    poll();
    return !spent;
  }

  private void poll() {
    if (listener.mustStop() || Threads.areInterrupted() || nodes.getAsLong() >= limits.nodes()
        || elapsedNanos() >= moveTime.hardLimit() && !listener.isPondering()) {
      spent = true;
    } else if (!spent && endsSlice.getAsBoolean()) {
      sliceOver = true;
      spent = true;
    }
  }

  /**
   * Allows the search to go on until the slice ends, unless it has ended for another reason.
   *
   * @param mustEnd whether the slice ends now; polled every few nodes
   */
  public void beginSlice(BooleanSupplier mustEnd) {
    if (sliceOver) {
      sliceOver = false;
      spent = false;
    }
    endsSlice = mustEnd;
  }

  /** Whether the search rests because its slice is over. */
  public boolean isSliceOver() {
    return sliceOver;
  }

  /** Ends the search for all threads. */
  public void spend() {
    spent = true;
  }

  public boolean isSpent() {
    return spent;
  }

  /**
   * Whether it is too late to start a deeper iteration.
   *
   * @param instability the factor for the usual time: above 1 if the search is unstable, below 1 if it is stable
   */
  public boolean isTooLateToDeepen(double instability) {
    return !listener.isPondering() && elapsedNanos() >= moveTime.softLimit() * instability;
  }

  /** Waits until pondering ends or the listener stops the search; called when the search itself is complete. */
  public void waitForPonderEnd() {
    while (listener.isPondering() && !listener.mustStop() && !Threads.areInterrupted()) {
      Threads.pause();
    }
  }

  public long elapsedNanos() {
    return System.nanoTime() - start;
  }
}
