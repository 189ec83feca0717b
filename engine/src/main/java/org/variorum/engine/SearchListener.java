package org.variorum.engine;

/**
 * Receives the results of a search and may stop it. The thread that started the search reports results; any search
 * thread may poll the other methods.
 */
@FunctionalInterface
public interface SearchListener {

  /** A listener that ignores results and never stops the search. */
  SearchListener NONE = result -> {};

  /** Called after each completed depth, with the result so far. */
  void depthCompleted(Result result);

  /**
   * Whether the search must stop now and return the best move so far. Polled every few nodes, so it must be fast. A
   * search also stops when its thread is interrupted, and leaves the interrupt status set.
   */
  default boolean mustStop() {
    return false;
  }

  /**
   * Whether the engine is pondering. While true, no time limit applies and the search does not end by itself. After
   * returning false once, it must always return false. The time spent pondering counts as search time.
   */
  default boolean isPondering() {
    return false;
  }
}
