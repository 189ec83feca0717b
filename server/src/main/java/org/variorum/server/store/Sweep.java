package org.variorum.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The result of checking some tables.
 *
 * @param unplayed the tables that were removed because no move was made there
 * @param last the last table that was checked; empty if there are no more tables
 */
public record Sweep(List<String> unplayed, Optional<Mark> last) {

  /** A place in the list of tables, the oldest change first. */
  public record Mark(Instant changed, String table) {

    /** The place before all tables. */
    public static final Mark START = new Mark(Instant.EPOCH, "");
  }
}
