package org.variorum.server.thinking;

/**
 * Who waits for one answer. Is called by whatever thread has something to tell, that of the asker included, and must not
 * keep it.
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

  /** There is no place for it: so many searches of its address are under way. Ask again later. */
  void full(int places);

  /** There will be no answer, by a fault of the server's own. */
  void failed();
}
