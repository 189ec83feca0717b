package org.variorum.engine;

/** Waits for a search. Is told of depths by the thread that has asked for it, and may be asked by any search thread. */
@FunctionalInterface
public interface Listener {

  /** Waits in patience. */
  Listener PATIENT = result -> {};

  /** A depth has been finished. */
  void deeper(Result result);

  /**
   * Whether the search shall end now with the best that it has. It is asked every few positions, so it should not have to
   * think. A search also ends when its thread is interrupted, and leaves it so.
   */
  default boolean stopped() {
    return false;
  }

  /**
   * Whether the engine thinks in the opponent's time, so that no time limit holds and the search does not end by itself.
   * Once false, it stays so; the time spent until then counts.
   */
  default boolean pondering() {
    return false;
  }
}
