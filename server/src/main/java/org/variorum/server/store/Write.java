package org.variorum.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A write that is stored completely or not at all.
 *
 * @param newTables tables to create
 * @param table the table at which the stored events happened
 * @param storedEvents the events in order; the first has the number after the last stored event
 * @param status the status of the table after these events
 * @param lease the lease that permits the write; missing if a guest has requested the write, or if a page watches the
 *     table
 * @param deadline the deadline for the write, in the time of {@link Store#now}; missing if there is none
 */
public record Write(List<TableEntry> newTables, String table, List<StoredEvent> storedEvents,
    TableStatus status,
    @Nullable Lease lease, @Nullable Long deadline) {

  public Write {
    newTables = List.copyOf(newTables);
    storedEvents = List.copyOf(storedEvents);
  }

  /** A write without a lease or a deadline. */
  public Write(List<TableEntry> newTables, String table, List<StoredEvent> storedEvents, TableStatus status) {
    this(newTables, table, storedEvents, status, null, null);
  }

  /** Returns the write for a new table without events. */
  public static Write ofNewTable(TableEntry table) {
    return new Write(List.of(table), table.founding().id(), List.of(), table.status());
  }
}
