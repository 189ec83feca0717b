package org.variorum.bench.load;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** Durations of a repeated action; thread-safe. */
public final class Latencies {

  private final long[] nanos;
  private final AtomicInteger count = new AtomicInteger();
  /** The number of durations of the warm-up; 0 without a warm-up. */
  private volatile int warmUpEnd;

  /** @param capacity the maximum number of durations to keep; later ones are dropped */
  public Latencies(int capacity) {
    nanos = new long[capacity];
  }

  /** @param duration in nanoseconds */
  public void add(long duration) {
    int index = count.getAndIncrement();
    if (index < nanos.length) {
      nanos[index] = duration;
    }
  }

  /** The number of durations kept. */
  public int count() {
    return Math.min(count.get(), nanos.length);
  }

  /**
   * Returns the duration in milliseconds that a share of all durations do not exceed; NaN if there are no durations.
   *
   * @param share 0 to 1, for example 0.99 for the 99th percentile and 1 for the longest duration
   */
  public double milliseconds(double share) {
    long[] sorted = Arrays.copyOf(nanos, count());
    Arrays.sort(sorted);
    return sorted.length == 0 ? Double.NaN : at(sorted, share);
  }

  /** Ends the warm-up of the server: later durations are also reported separately. */
  void endWarmUp() {
    warmUpEnd = count();
  }

  /** Median, 95th and 99th percentile and maximum in milliseconds: of all durations, and of those after the warm-up. */
  @Override
  public String toString() {
    return summary(0) + (warmUpEnd == 0 ? "" : "; after the warm-up " + summary(warmUpEnd));
  }

  private String summary(int from) {
    long[] sorted = Arrays.copyOfRange(nanos, from, count());
    Arrays.sort(sorted);
    return sorted.length == 0 ? "none"
        : String.format(Locale.ROOT, "median %.1f ms, 95 %% below %.1f, 99 %% below %.1f, longest %.1f",
            at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), at(sorted, 1));
  }

  private static double at(long[] sorted, double share) {
    return sorted[(int) Math.ceil(share * (sorted.length - 1))] / 1e6;
  }
}
