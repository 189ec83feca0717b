package org.variorum.server.thinking;

/** Kinds of work by how much they press. */
enum Lane {
  /** Somebody waits at a table. */
  TABLE,
  /** Somebody looks on while it is done: analyses and reviews. */
  STUDY
}
