package org.variorum.server.thinking;

/** The time that a job has a worker for itself. */
@FunctionalInterface
interface Turn {

  /** Whether to stop now: somebody else is to have the worker, or the job is cancelled. */
  boolean over();

  /** Whether there will be no more turns for anybody. */
  default boolean closed() {
    return false;
  }
}
