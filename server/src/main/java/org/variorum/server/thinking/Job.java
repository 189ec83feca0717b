package org.variorum.server.thinking;

import org.variorum.server.guest.Visitor;

/** Something to be done for a guest, in one turn or in several. */
abstract class Job {

  private final Visitor asker;
  private final JobPriority jobPriority;
  private volatile boolean cancelled;
  private boolean placed;

  Job(Visitor asker, JobPriority jobPriority) {
    this.asker = asker;
    this.jobPriority = jobPriority;
  }

  final Visitor asker() {
    return asker;
  }

  final JobPriority jobPriority() {
    return jobPriority;
  }

  final boolean isPlaced() {
    return placed;
  }

  /** Whether it counts for its address. Changed under the workers' lock. */
  final void setPlaced(boolean now) {
    placed = now;
  }

  final void cancel() {
    cancelled = true;
  }

  final boolean isCancelled() {
    return cancelled;
  }

  /**
   * Works until all is done or the turn is over.
   *
   * @return whether all is done
   */
  abstract boolean work(TimeSlice turn);

  /** Whether it has had a turn and needs another one, if only to end. */
  boolean isBegun() {
    return false;
  }

  /** The number of searches before this one in the queue; 0 when it begins. */
  void waiting(int before) {}

  /** It broke down. */
  void failed() {}
}
