package org.variorum.server.thinking;

/**
 * Hears of one answer. Is called by any thread that has something to tell, the asker's own included, and must not keep
 * it waiting.
 *
 * @param <T> what was asked for
 */
public interface Reply<T> {

  /**
   * It must wait.
   *
   * @param before how many searches come first; 0 when it begins
   */
  void waiting(int before);

  /** The answer; nothing comes after it. */
  void found(T answer);

  /** Refused: {@code places} searches of the address are already under way. Ask again later. */
  void full(int places);

  /** There will be no answer, by a fault of the server's own. */
  void failed();
}
