package org.variorum.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A write that is stored completely or not at all.
 *
 * @param newTables new tables, each with its summary
 * @param table the table at which the stored events happened
 * @param storedEvents the events in order; the first has the number after the last stored event
 * @param digest the summary of the table after these events
 * @param lease the lease that permits the write; missing if a guest requests it or a page watches
 * @param until the deadline for the write, in the time of {@link Store#now}; missing if there is none
 */
public record Write(List<Listed> newTables, String table, List<StoredEvent> storedEvents, Digest digest,
    @Nullable Lease lease, @Nullable Long until) {

  public Write {
    newTables = List.copyOf(newTables);
    storedEvents = List.copyOf(storedEvents);
  }

  /** A write without a lease or a deadline. */
  public Write(List<Listed> newTables, String table, List<StoredEvent> storedEvents, Digest digest) {
    this(newTables, table, storedEvents, digest, null, null);
  }

  /** Returns the write for a new table without events. */
  public static Write ofNewTable(Listed table) {
    return new Write(List.of(table), table.founding().id(), List.of(), table.digest());
  }
}
