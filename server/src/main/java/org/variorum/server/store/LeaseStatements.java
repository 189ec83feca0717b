package org.variorum.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The SQL statements for leases. They use the database's time, which is the same for all servers. Each statement is
 * atomic: if two servers want the lease of a table, one waits for the other and then gets no lease.
 */
final class LeaseStatements {

  private static final String PLAYED_WITH_CLOCKS =
      "t.stage = 'playing' and t.time_main is not null and t.time_days is null";

  private LeaseStatements() {}

  /** Takes the lease of a table that has no lease, an expired lease, or a lease of this server. */
  static Optional<Lease> take(Handle handle, DatabaseDialect dialect, String server, String table,
      Duration term) {
    return handle.createQuery("""
        insert into lease (table_id, server, number, until) values (:table, :server, 1, %1$s + :term)
        on conflict (table_id) do update set
          server = excluded.server,
          number = case when lease.server = excluded.server then lease.number else lease.number + 1 end,
          until = excluded.until
        where lease.server = excluded.server or lease.until < %1$s
        returning number""".formatted(dialect.now()))
        .bind("table", table).bind("server", server).bind("term", term.toMillis())
        .mapTo(Long.class).findOne().map(number -> new Lease(table, number));
  }

  /** Renews a server's leases of games with clocks. Rows in use by a write are renewed the next time. */
  static List<Lease> renew(Handle handle, DatabaseDialect dialect, String server, Duration term) {
    return handle.createQuery("""
        update lease set until = %s + :term where table_id in (
          select l.table_id from lease l where l.server = :server
            and exists (select 1 from play_table t where t.id = l.table_id and %s) %s)
        returning table_id, number""".formatted(dialect.now(), PLAYED_WITH_CLOCKS, dialect.skipLocked()))
        .bind("server", server).bind("term", term.toMillis())
        .map((row, context) -> new Lease(row.getString("table_id"), row.getLong("number"))).list();
  }

  /** Returns games with clocks that are in progress and have no valid lease. */
  static List<String> tablesWithoutLease(Handle handle, DatabaseDialect dialect, int limit) {
    return handle.createQuery("""
        select t.id from play_table t where %s
          and not exists (select 1 from lease l where l.table_id = t.id and l.until >= %s) limit :most"""
        .formatted(PLAYED_WITH_CLOCKS, dialect.now())).bind("most", limit).mapTo(String.class).list();
  }

  /** Returns correspondence games with a deadline before a time, and without a valid lease. */
  static List<String> tablesPastDeadline(Handle handle, DatabaseDialect dialect, Instant before, int limit) {
    return handle.createQuery("""
        select t.id from play_table t where t.deadline < :before
          and not exists (select 1 from lease l where l.table_id = t.id and l.until >= %s) limit :most"""
        .formatted(dialect.now())).bind("before", before.toEpochMilli()).bind("most", limit)
        .mapTo(String.class).list();
  }

  /** Whether a server still has its lease; if it has, no other server takes it over before the transaction ends. */
  static boolean isHeld(Handle handle, String server, Lease lease) {
    return handle.execute(
        "update lease set number = number where table_id = ? and server = ? and number = ?", lease.table(),
        server, lease.number()) == 1;
  }

  /** Removes the lease of a game that is over. */
  static void delete(Handle handle, String table) {
    handle.execute("delete from lease where table_id = ?", table);
  }

  /** Removes all leases of a server. */
  static void release(Handle handle, String server) {
    handle.execute("delete from lease where server = ?", server);
  }

  /** Removes all leases. Only for a database that one server at a time can use: all leases belong to earlier runs. */
  static void releaseAll(Handle handle) {
    handle.execute("delete from lease");
  }
}
