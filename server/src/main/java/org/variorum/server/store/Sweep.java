package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The result of checking one batch of tables.
 *
 * @param removedTables the tables that were removed because no move was made there
 * @param last the last table of the batch; empty if there are no more tables to check
 */
public record Sweep(List<String> removedTables, Optional<Cursor> last) {

  /** A place in the list of tables with the oldest change first: directly after this table. */
  public record Cursor(Instant changed, String table) {

    /** The place before all tables. */
    public static final Cursor START = new Cursor(Instant.EPOCH, "");
  }
}
