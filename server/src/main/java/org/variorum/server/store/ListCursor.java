package org.variorum.server.store;

import java.time.Instant;

/**
 * A place in a list of tables, the latest first: after the table with that id, which was last changed then. Two tables
 * can be changed at the same time, as by a rematch.
 */
public record ListCursor(Instant changed, String id) {

  /** Before all tables. */
  public static final ListCursor FIRST = new ListCursor(Instant.parse("9999-12-31T00:00:00Z"), "");
}
