package org.variorum.server.thinking;

/** Something to be done for a guest, in one turn or in several. */
abstract class Job {

  private final String guest;
  private final Lane lane;
  private volatile boolean cancelled;

  Job(String guest, Lane lane) {
    this.guest = guest;
    this.lane = lane;
  }

  final String guest() {
    return guest;
  }

  final Lane lane() {
    return lane;
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
  abstract boolean work(Turn turn);

  /** So many searches come first; 0 when it begins. */
  void waiting(int before) {}

  /** It broke down. */
  void failed() {}
}
