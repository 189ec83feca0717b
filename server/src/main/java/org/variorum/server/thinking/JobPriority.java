package org.variorum.server.thinking;

/** Kinds of work by how much they press. */
enum JobPriority {
  /** A player waits at a table. */
  TABLE,
  /** A guest looks on while it is done: analyses and reviews. */
  STUDY
}
