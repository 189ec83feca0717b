package org.variorum.server.thinking;

/**
 * A listener for the answer to one request. Any thread may call its methods, also the thread that makes the request.
 * The methods must not block.
 *
 * @param <T> the type of the answer
 */
public interface Reply<T> {

  /**
   * Reports that the search must wait.
   *
   * @param searchesAhead the number of searches that run first; 0 when the search begins
   */
  void waiting(int searchesAhead);

  /** Reports the answer; no report follows. */
  void found(T answer);

  /**
   * Reports a refusal: the address already has {@code maxSearches} searches in progress. The caller may ask again
   * later.
   */
  void full(int maxSearches);

  /** Reports that there will be no answer, because the server has failed. */
  void failed();
}
