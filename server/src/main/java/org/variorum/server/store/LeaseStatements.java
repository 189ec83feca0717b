package org.variorum.server.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Leases, as rows. Time is the database's, the same for all servers. Each statement is atomic by itself: where two
 * servers want a table, the database lets one wait for the other, and then the row names the server that has it.
 */
final class LeaseStatements {

  private static final String TICKING = "t.stage = 'playing' and t.time_main is not null";

  private LeaseStatements() {}

  /** Takes a table that has no lease, a lease that is over, or a lease of this server. */
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

  /** Renews a server's leases of tables that still tick; those in which it is just writing come next time. */
  static List<Lease> renew(Handle handle, DatabaseDialect dialect, String server, Duration term) {
    return handle.createQuery("""
        update lease set until = %s + :term where table_id in (
          select l.table_id from lease l where l.server = :server
            and exists (select 1 from play_table t where t.id = l.table_id and %s) %s)
        returning table_id, number""".formatted(dialect.now(), TICKING, dialect.passingOverLocked()))
        .bind("server", server).bind("term", term.toMillis())
        .map((row, context) -> new Lease(row.getString("table_id"), row.getLong("number"))).list();
  }

  /** Tables that tick and that no server has. */
  static List<String> untended(Handle handle, DatabaseDialect dialect, int most) {
    return handle.createQuery("""
        select t.id from play_table t where %s
          and not exists (select 1 from lease l where l.table_id = t.id and l.until >= %s) limit :most"""
        .formatted(TICKING, dialect.now())).bind("most", most).mapTo(String.class).list();
  }

  /** Whether a server still has its lease; if so, no other takes it over before the transaction ends. */
  static boolean holds(Handle handle, String server, Lease lease) {
    return handle.execute(
        "update lease set number = number where table_id = ? and server = ? and number = ?", lease.table(),
        server, lease.number()) == 1;
  }

  /** A game that is over needs no lease. */
  static void end(Handle handle, String table) {
    handle.execute("delete from lease where table_id = ?", table);
  }

  static void release(Handle handle, String server) {
    handle.execute("delete from lease where server = ?", server);
  }

  /** Where one server at a time has the database, the leases of earlier servers are void. */
  static void releaseAll(Handle handle) {
    handle.execute("delete from lease");
  }
}
