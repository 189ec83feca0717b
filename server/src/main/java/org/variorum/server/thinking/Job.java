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

  /** Sets whether the job counts towards the limit of its address. Used under the workers' lock. */
  final void setCounted(boolean counts) {
    counted = counts;
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

  /** Whether the job holds a suspended search, which needs another turn even if the job is cancelled. */
  boolean isSuspended() {
    return false;
  }

  /** Reports the number of searches that must end before this one begins; 0 when it begins. */
  void waiting(int searchesAhead) {}

  /** Reports that the job has failed. */
  void failed() {}
}
