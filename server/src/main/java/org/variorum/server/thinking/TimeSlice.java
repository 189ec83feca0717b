package org.variorum.server.thinking;

/** A turn of a job on a worker. */
@FunctionalInterface
interface TimeSlice {

  /** Whether the job must stop now: another job needs the worker, the job is cancelled, or the workers end. */
  boolean isOver();

  /** Whether the workers end, so that no job gets another turn. */
  default boolean isClosed() {
    return false;
  }
}
