package org.variorum.server.thinking;

/** A handle of a requested search, for cancelling it. */
@FunctionalInterface
public interface SearchHandle {

  /** Cancels the search. A report that has already begun may still arrive; no other report follows. */
  void cancel();
}
