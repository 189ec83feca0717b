package org.variorum.server.thinking;

/** The time that a job has a worker for itself. */
@FunctionalInterface
interface TimeSlice {

  /** Whether to stop now: another job is to have the worker, the job is cancelled, or the workers end. */
  boolean over();

  /** Whether there will be no more turns for any job. */
  default boolean closed() {
    return false;
  }
}
