package org.variorum.server.thinking;

/**
 * A listener for the answer to one request. Its methods are called by any thread, perhaps by the thread that makes the
 * request, and must not block.
 *
 * @param <T> the type of the answer
 */
public interface Reply<T> {

  /**
   * Reports that the search must wait.
   *
   * @param before the number of searches that run first; 0 when the search begins
   */
  void waiting(int before);

  /** Reports the answer; no report follows. */
  void found(T answer);

  /** Reports a refusal: the address already has {@code places} searches in progress. The caller may ask again later. */
  void full(int places);

  /** Reports that there will be no answer, because the server has failed. */
  void failed();
}
