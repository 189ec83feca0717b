package org.variorum.server.thinking;

/** The priorities of jobs. */
enum JobPriority {
  /** A search for a table: a player waits for its result. */
  TABLE,
  /** An analysis or a review: a guest watches its progress. */
  STUDY
}
