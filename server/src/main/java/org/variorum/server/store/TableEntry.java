package org.variorum.server.store;

import java.time.Instant;

/** A table in a list: the data that never changes, and the current status. */
public record TableEntry(Founding founding, TableStatus status) {

  /**
   * A place in a list of tables that begins with the latest change: directly after the table with this time and id.
   * The id is needed because two tables can change at the same time, for example by a rematch.
   */
  public record Cursor(Instant changed, String id) {

    /** The place before all tables. */
    public static final Cursor FIRST = new Cursor(Instant.parse("9999-12-31T00:00:00Z"), "");
  }
}
