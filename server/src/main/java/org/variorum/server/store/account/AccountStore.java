package org.variorum.server.store.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.variorum.server.store.challenge.ChallengeStore;

/** The stored names, and the sessions of people with a name. Each operation is one transaction. */
public final class AccountStore {

  /** The maximum number of sessions of one person; a further log-in ends the oldest. */
  static final int MAX_SESSIONS = 50;
  /** A session ends after this time without a visit. */
  public static final Duration SESSION_TERM = Duration.ofDays(400);

  private final ChallengeStore.Database database;

  public AccountStore(ChallengeStore.Database database) {
    this.database = database;
  }

  /**
   * Stores a new name.
   *
   * @return whether it was free, and its person had none
   */
  public boolean register(Account account) {
    return database.run(handle -> handle.createUpdate("""
        insert into account (guest, name, folded, password, created, changed)
        values (:guest, :name, :folded, :password, :created, :created) on conflict do nothing""")
        .bind("guest", account.guest()).bind("name", account.name()).bind("folded", account.folded())
        .bind("password", account.password()).bind("created", account.created().toEpochMilli())
        .execute()) == 1;
  }

  /** The account with a folded name, also one that was deleted. */
  public Optional<Account> byFoldedName(String folded) {
    return database.run(handle -> handle.select("select * from account where folded = ?", folded)
        .map((row, context) -> account(row)).findOne());
  }

  /** The account of a person. */
  public Optional<Account> byGuest(String guest) {
    return database.run(handle -> handle.select("select * from account where guest = ?", guest)
        .map((row, context) -> account(row)).findOne());
  }

  /** The shown names by guests' ids, of names that changed at a time or later; empty for a deleted name. */
  public Map<String, Optional<String>> namesSince(long moment) {
    return database.run(handle -> handle
        .select("select guest, name, password from account where changed >= ?", moment)
        .map((row, context) -> Map.entry(row.getString("guest"),
            Optional.ofNullable(row.getString("password")).map(_ -> name(row))))
        .list().stream().collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  private static String name(ResultSet row) {
    try {
      return row.getString("name");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Replaces a password, and ends all sessions of the person. */
  public void changePassword(String guest, String password) {
    inTransaction(handle -> {
      handle.execute("update account set password = ?, changed = ? where guest = ?", password,
          System.currentTimeMillis(), guest);
      handle.execute("delete from account_session where guest = ?", guest);
    });
  }

  /**
   * Deletes a name: its password, its sessions, and its published definitions. The name stays taken. The tables keep
   * what they need of definitions.
   */
  public void delete(String guest) {
    inTransaction(handle -> {
      handle.execute("update account set password = null, changed = ? where guest = ?",
          System.currentTimeMillis(), guest);
      handle.execute("delete from account_session where guest = ?", guest);
      handle.execute("delete from published where guest = ?", guest);
    });
  }

  /** Stores a session, and ends sessions that are too old or too many. */
  public void begin(StoredSession session) {
    inTransaction(handle -> {
      handle.execute("delete from account_session where seen < ?",
          session.seen().minus(SESSION_TERM).toEpochMilli());
      handle.execute("""
          delete from account_session where guest = ? and id not in (
            select id from account_session where guest = ? order by seen desc limit ?)""",
          session.guest(), session.guest(), MAX_SESSIONS - 1);
      handle.execute("""
          insert into account_session (id, token, guest, browser, origin, created, seen)
          values (?, ?, ?, ?, ?, ?, ?)""", session.id(), session.token(), session.guest(), session.browser(),
          session.origin(), session.created().toEpochMilli(), session.seen().toEpochMilli());
    });
  }

  private void inTransaction(org.jdbi.v3.core.HandleConsumer<RuntimeException> operation) {
    database.run(handle -> {
      handle.useTransaction(operation);
      return true;
    });
  }

  /** The session with a hash of a token. */
  public Optional<StoredSession> session(String token) {
    return database.run(handle -> handle.select("select * from account_session where token = ?", token)
        .map((row, context) -> session(row)).findOne());
  }

  /** Notes that a session was used. */
  public void see(String id, Instant moment) {
    database.run(handle -> handle.execute("update account_session set seen = ? where id = ?",
        moment.toEpochMilli(), id));
  }

  /** The sessions of a person, the last seen first. */
  public List<StoredSession> sessions(String guest) {
    return database.run(handle -> handle
        .select("select * from account_session where guest = ? order by seen desc, id", guest)
        .map((row, context) -> session(row)).list());
  }

  /** Whether a person has a session that began at an origin. */
  public boolean isKnownOrigin(String guest, String origin) {
    return sessions(guest).stream().anyMatch(session -> session.origin().equals(origin));
  }

  /** Ends one session of a person; returns whether there was one. */
  public boolean end(String guest, String id) {
    return database.run(handle -> handle.execute("delete from account_session where guest = ? and id = ?",
        guest, id)) == 1;
  }

  /** Ends all sessions of a person except one. */
  public void endOthers(String guest, String id) {
    database
        .run(handle -> handle.execute("delete from account_session where guest = ? and id <> ?", guest, id));
  }

  /** Those of the sessions that have not ended. */
  public Set<String> alive(Collection<String> ids) {
    return ids.isEmpty() ? Set.of() : database.run(handle -> Set.copyOf(aliveIds(handle, ids)));
  }

  private static List<String> aliveIds(Handle handle, Collection<String> ids) {
    return handle.createQuery("select id from account_session where id in (<ids>)")
        .bindList("ids", List.copyOf(ids)).mapTo(String.class).list();
  }

  private static Account account(ResultSet row) throws SQLException {
    return new Account(row.getString("guest"), row.getString("name"), row.getString("folded"),
        row.getString("password"), Instant.ofEpochMilli(row.getLong("created")));
  }

  private static StoredSession session(ResultSet row) throws SQLException {
    return new StoredSession(row.getString("id"), row.getString("token"), row.getString("guest"),
        row.getString("browser"), row.getString("origin"), Instant.ofEpochMilli(row.getLong("created")),
        Instant.ofEpochMilli(row.getLong("seen")));
  }
}
