package org.variorum.server.thinking;

/** The priorities of jobs. */
enum JobPriority {
  /** A player waits at a table. */
  TABLE,
  /** A guest watches the progress of an analysis or a review. */
  STUDY
}
