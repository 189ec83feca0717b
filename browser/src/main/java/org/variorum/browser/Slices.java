package org.variorum.browser;

import org.variorum.engine.search.SlicedSearch;

/** The slices of a search. A slice that completes no depth makes the next one longer. */
final class Slices {

  private static final long NANOS = 1_000_000;

  private final SlicedSearch search;
  private final boolean isDivided;
  private final int maxStretch;
  private int stretch = 1;

  /**
   * @param isDivided whether a slice ends before the search does
   * @param maxStretch the longest slice, as a multiple of the time asked for
   */
  Slices(SlicedSearch search, boolean isDivided, int maxStretch) {
    this.search = search;
    this.isDivided = isDivided;
    this.maxStretch = maxStretch;
  }

  /** Searches for about this time, and returns whether the search goes on. */
  boolean proceed(int millis) {
    long end = System.nanoTime() + millis * stretch * NANOS;
    int depthBefore = search.result().depth();
    boolean goesOn = search.step(() -> isDivided && System.nanoTime() >= end);
    stretch = search.result().depth() > depthBefore ? 1 : Math.min(2 * stretch, maxStretch);
    return goesOn;
  }
}
