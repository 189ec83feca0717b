package org.variorum.engine;

/**
 * Follows a search. The thread that started the search reports depths; any search thread may poll the other methods.
 */
@FunctionalInterface
public interface SearchListener {

  /** Ignores depths and never stops the search. */
  SearchListener PATIENT = result -> {};

  /** A depth has been finished. */
  void deeper(Result result);

  /**
   * Whether the search must stop now and return the best move so far. Polled every few positions, so it must be fast. A
   * search also stops when its thread is interrupted, and leaves the interrupt status set.
   */
  default boolean stopped() {
    return false;
  }

  /**
   * Whether the engine is pondering: then no time limit holds, and the search does not end by itself. Once false, it
   * stays false, and the time spent until then counts.
   */
  default boolean pondering() {
    return false;
  }
}
