package org.variorum.server.thinking;

/** A search that was requested. */
@FunctionalInterface
public interface Handle {

  /** Cancels the search. A report that is already on its way may still arrive; no report begins afterwards. */
  void cancel();
}
