package org.variorum.server.thinking;

import org.variorum.server.guest.Visitor;

/** Work for a guest, done in one or several turns. */
abstract class Job {

  private final Visitor asker;
  private final JobPriority jobPriority;
  private volatile boolean cancelled;
  private boolean counted;

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

  final boolean isCounted() {
    return counted;
  }

  /** Sets whether the job counts for its address. Used under the workers' lock. */
  final void setCounted(boolean now) {
    counted = now;
  }

  final void cancel() {
    cancelled = true;
  }

  final boolean isCancelled() {
    return cancelled;
  }

  /**
   * Works until the job is done or the turn is over.
   *
   * @return whether the job is done
   */
  abstract boolean work(TimeSlice turn);

  /** Whether the job has had a turn and needs another one, if only to end. */
  boolean isBegun() {
    return false;
  }

  /** Reports the number of searches before this one in the queue; 0 when it begins. */
  void waiting(int before) {}

  /** Reports that the job has failed. */
  void failed() {}
}
