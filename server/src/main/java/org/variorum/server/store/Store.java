package org.variorum.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.variorum.server.budget.Work;

/**
 * The stored data of tables, in a database.
 *
 * <p>Guarantees: a write that has returned survives the death of the process and, if the disk is reliable, a power
 * failure. A write is stored completely or not at all. Of two writes with the same sequence number at a table one
 * fails, even if they come from different servers.
 */
public final class Store implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  /** The file name of the embedded database. */
  static final String FILE = "variorum.db";

  private final Database database;
  private final @Nullable Login shared;
  private final Runnable unlock;
  private final String server = UUID.randomUUID().toString();
  private final Journal journal;
  private @Nullable DatabaseListener listener;

  /** A listener for other servers' writes; its methods must not block. */
  public interface WriteListener {

    /** Another server has written an event at a table. */
    void tableChanged(String table);

    /** Other servers may have written events at any table. */
    void changesMissed();
  }

  private Store(Database database, @Nullable Login shared, Runnable unlock, Duration writeTimeout) {
    this.database = database;
    this.shared = shared;
    this.unlock = unlock;
    journal = new Journal(database, server, writeTimeout);
  }

  /**
   * Opens the store in a directory, which is created if necessary. Only one server at a time can have it open.
   *
   * @throws StoreException if the store cannot be opened, with the reason in words
   */
  public static Store inFile(Path directory) {
    return inFile(directory, Journal.PATIENCE, Database.pragmas());
  }

  /**
   * @param writeTimeout the time for which a write is tried
   * @param pragmas the settings of {@link Database#pragmas}, perhaps changed
   */
  static Store inFile(Path directory, Duration writeTimeout, SQLiteConfig pragmas) {
    try {
      PrivateFiles.folder(directory);
    } catch (IOException e) {
      throw new StoreException(
          "the folder " + directory + " for the database does not exist and cannot be created",
          e);
    }
    if (!Files.isWritable(directory)) {
      throw new StoreException("the folder " + directory + " of the database cannot be written to", null);
    }
    FolderLock lock = FolderLock.of(directory);
    try {
      Path file = directory.resolve(FILE);
      // The files of the write-ahead log get the permissions of the database file.
      PrivateFiles.file(file);
      if (!Files.isRegularFile(file) || !Files.isWritable(file)) {
        throw new StoreException("the database " + file + " cannot be written to", null);
      }
      for (String suffix : List.of("-wal", "-shm")) {
        PrivateFiles.tightenFile(directory.resolve(FILE + suffix));
      }
      Store store = new Store(Database.sqlite(file, pragmas), null, lock::close, writeTimeout);
      store.database.jdbi.useHandle(LeaseStatements::releaseAll);
      return store;
    } catch (IOException e) {
      lock.close();
      throw new StoreException("the database in " + directory + " cannot be opened: " + e.getMessage(), e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /**
   * Opens the store in a PostgreSQL database. Several servers can share it.
   *
   * @throws StoreException if the store cannot be opened, with the reason in words
   */
  public static Store at(Login login) {
    return at(login, Journal.PATIENCE);
  }

  /** @param writeTimeout the time for which a write is tried */
  static Store at(Login login, Duration writeTimeout) {
    if (login.containsPassword()) {
      LOG.warn(
          "The URL of the database contains the password, so every user of this machine can read it in the list of"
              + " processes. Give the password in a file or in the environment.");
    }
    return new Store(Database.postgresql(login), login, () -> {}, writeTimeout);
  }

  /**
   * Makes a write, and returns when it is committed.
   *
   * @throws StaleException if another server was first, or the deadline has passed; nothing is written
   * @throws Lease.Lost if the write has a lease that another server has now; nothing is written
   * @throws StoreException if the database failed; the kind tells whether the write was made
   */
  public void write(Write write) {
    try {
      CompletableFuture<Void> done = journal.write(write);
      Work.idle(done::join);
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /** The founding of a table; empty if there is no such table. */
  public Optional<Founding> founding(String table) {
    return with(handle -> Statements
        .listed(handle, handle.createQuery(Statements.TABLES + "where t.id = :id").bind("id", table)).stream()
        .map(Listed::founding).findFirst());
  }

  /** The events of a table after a sequence number, in order. */
  public List<StoredEvent> storedEvents(String table, long after) {
    return with(handle -> handle
        .select("select * from event where table_id = ? and sequence > ? order by sequence", table, after)
        .map((row, context) -> Statements.storedEvent(row)).list());
  }

  /**
   * The tables at which a guest sits, the most recently changed first.
   *
   * @param after the place in the list after which to begin
   */
  public List<Listed> tablesOf(String guest, ListCursor after, int limit) {
    return with(handle -> Statements.listed(handle, handle.createQuery(Statements.TABLES + """
        where t.id in (select s.table_id from seat s where s.guest = :guest)
          and (t.changed < :changed or t.changed = :changed and t.id < :id)
        order by t.changed desc, t.id desc limit :most""")
        .bind("guest", guest).bind("changed", after.changed().toEpochMilli()).bind("id", after.id())
        .bind("most", limit)));
  }

  /** The moves of a table in SAN, as of an event, if {@link #keepNotation} has stored them. */
  public Optional<List<String>> notation(String table, long sequence) {
    return with(handle -> Statements.notation(handle, table, sequence));
  }

  /** Stores the moves of a table in SAN, as of an event, so that they need not be computed again. */
  public void keepNotation(String table, long sequence, List<String> moves) {
    with(handle -> {
      Statements.keepNotation(handle, table, sequence, moves);
      return true;
    });
  }

  /**
   * Takes the lease of a table; empty if another server has the lease. With the lease, this server acts at the table
   * without a guest's request.
   *
   * @param term how long the lease lasts, unless it is renewed
   */
  public Optional<Lease> lease(String table, Duration term) {
    return with(handle -> LeaseStatements.take(handle, database.dialect, server, table, term));
  }

  /** Renews this server's leases of games with clocks that are in progress; returns the renewed leases. */
  public List<Lease> renewLeases(Duration term) {
    return with(handle -> LeaseStatements.renew(handle, database.dialect, server, term));
  }

  /** Returns games with clocks that are in progress and have no valid lease. */
  public List<String> untended(int limit) {
    return with(handle -> LeaseStatements.untended(handle, database.dialect, limit));
  }

  /** Gives back all leases of this server. */
  public void releaseLeases() {
    with(handle -> {
      LeaseStatements.release(handle, server);
      return true;
    });
  }

  /**
   * Checks tables without recent events, and removes those at which no move was made.
   *
   * @param after where the previous check ended
   * @param before tables that changed at this time or later are not checked
   * @param limit the maximum number of tables to check; during the check, other callers wait for the database
   */
  public Sweep removeUnplayed(Sweep.Mark after, Instant before, int limit) {
    List<Sweep.Mark> checked = with(handle -> Statements.oldTables(handle, after, before, limit));
    List<String> ids = checked.stream().map(Sweep.Mark::table).toList();
    List<String> unplayed = ids.isEmpty() ? List.of() : with(handle -> Statements.unplayed(handle, ids));
    if (!unplayed.isEmpty()) {
      with(handle -> handle.inTransaction(transaction -> {
        if (database.dialect == DatabaseDialect.POSTGRESQL) {
          // A concurrent move waits for this lock, or came first and is seen. SQLite has one writer at a time.
          Statements.lock(transaction, unplayed);
        }
        return Statements.remove(transaction, unplayed, before);
      }));
    }
    return new Sweep(unplayed, checked.size() < limit ? Optional.empty() : Optional.of(checked.getLast()));
  }

  /** Removes rules that no table uses. */
  public void removeUnusedRules() {
    with(handle -> handle.execute("""
        delete from definition
        where not exists (select 1 from play_table t where t.definition = definition.hash)"""));
  }

  /** 32 random bytes, the same for the whole life of the store and for all servers that share it. */
  public byte[] secret() {
    byte[] fresh = new byte[32];
    new SecureRandom().nextBytes(fresh);
    return with(handle -> {
      handle.execute("insert into secret (name, content) values ('guests', ?) on conflict do nothing",
          Base64.getEncoder().encodeToString(fresh));
      return Base64.getDecoder().decode(
          handle.select("select content from secret where name = 'guests'").mapTo(String.class).one());
    });
  }

  /** Whether a write succeeds now. Takes as long as the database takes to answer. */
  public boolean canWrite() {
    try {
      return with(handle -> handle.execute("""
          insert into secret (name, content) values ('probe', ?)
          on conflict (name) do update set content = excluded.content""", Instant.now().toString()) == 1);
    } catch (StoreException e) {
      e.log(LOG, "The database cannot be written to");
      return false;
    }
  }

  /** Whether other servers can use the store at the same time. */
  public boolean isShared() {
    return shared != null;
  }

  /** The database's time in milliseconds since 1970, the same for all servers that share it. */
  public long now() {
    return with(handle -> Statements.now(handle, database.dialect));
  }

  /** The number of events that this server has written. */
  public long written() {
    return journal.written();
  }

  /** The number of waiting writes. */
  public int waiting() {
    return journal.waiting();
  }

  /**
   * Reports other servers' writes to {@code audience} from now on. Does nothing if the store is not shared, or already
   * has a listener.
   */
  public synchronized void listen(WriteListener audience) {
    if (shared != null && listener == null) {
      listener = new DatabaseListener(shared, server, audience::tableChanged, audience::changesMissed);
    }
  }

  private <R> R with(HandleCallback<R, RuntimeException> operation) {
    try {
      return Work.idle(() -> database.jdbi.withHandle(operation));
    } catch (JdbiException e) {
      throw database.failure("the database failed", e);
    }
  }

  @Override
  public synchronized void close() {
    journal.close();
    if (listener != null) {
      listener.close();
    }
    database.close();
    unlock.run();
  }
}
