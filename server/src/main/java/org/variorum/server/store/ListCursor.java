package org.variorum.server.store;

import java.time.Instant;

/**
 * A place in a list of tables that begins with the latest change: directly after the table with this time and id.
 * The id is needed because two tables can change at the same time, for example by a rematch.
 */
public record ListCursor(Instant changed, String id) {

  /** The place before all tables. */
  public static final ListCursor FIRST = new ListCursor(Instant.parse("9999-12-31T00:00:00Z"), "");
}
