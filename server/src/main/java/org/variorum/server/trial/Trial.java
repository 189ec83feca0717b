package org.variorum.server.trial;

/** The trial of a definition before it is published. */
public interface Trial {

  /**
   * Examines a definition: whether it can be read, compiled and played at a bounded cost.
   *
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  Verdict examine(Texts texts) throws InterruptedException;
}
