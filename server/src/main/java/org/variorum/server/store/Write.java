package org.variorum.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is written at once or not at all.
 *
 * @param founded tables that are new, each with its digest
 * @param table the table at which the stored events happened
 * @param storedEvents in order, the first with the number after the last that is stored
 * @param digest of that table after them
 * @param lease the lease that lets the server write it; missing if a guest asks for it or looks on
 * @param until when, by {@link Store#now}, it is too late to write it; missing if never
 */
public record Write(List<Listed> founded, String table, List<StoredEvent> storedEvents, Digest digest,
    @Nullable Lease lease, @Nullable Long until) {

  public Write {
    founded = List.copyOf(founded);
    storedEvents = List.copyOf(storedEvents);
  }

  /** A write without a lease or a deadline. */
  public Write(List<Listed> founded, String table, List<StoredEvent> storedEvents, Digest digest) {
    this(founded, table, storedEvents, digest, null, null);
  }

  /** A new table at which nothing has happened yet. */
  public static Write founding(Listed table) {
    return new Write(List.of(table), table.founding().id(), List.of(), table.digest());
  }
}
