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
import java.util.concurrent.CopyOnWriteArrayList;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.variorum.server.budget.Work;
import org.variorum.server.store.account.AccountStore;
import org.variorum.server.store.account.NamesInMemory;
import org.variorum.server.store.challenge.Challenge;
import org.variorum.server.store.challenge.ChallengeStore;
import org.variorum.server.store.challenge.ChallengeStore.Joiner;
import org.variorum.server.store.publication.PublicationStore;

/**
 * The stored data of tables, in a database.
 *
 * <p>Guarantees: the data of a write survives, after the call has returned, the death of the process and, if the disk
 * is reliable, a power failure. A write is stored completely or not at all. Of two writes with the same sequence number
 * at a table one fails, even if they come from different servers.
 */
public final class Store implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  /** The file name of the embedded database. */
  static final String FILE = "variorum.db";
  /** The number of the lock that all servers of a PostgreSQL share for challenges. */
  private static final long CHALLENGES_LOCK = 0x6368616c6cL;

  private final Database database;
  private final @Nullable Login sharedLogin;
  private final Runnable unlock;
  private final String server = UUID.randomUUID().toString();
  private final Journal journal;
  private final ChallengeStore challenges;
  private final AccountStore accounts;
  private final NamesInMemory names;
  private final PublicationStore publications;
  private final List<WriteListener> listeners = new CopyOnWriteArrayList<>();
  private @Nullable DatabaseListener listener;

  /** A listener for other servers' writes; its methods must not block. */
  public interface WriteListener {

    /** Another server has written an event at a table. */
    default void tableChanged(String table) {}

    /** Another server has changed the open challenges. */
    default void challengesChanged() {}

    /** Other servers may have changed anything. */
    void changesMissed();
  }

  private Store(Database database, @Nullable Login sharedLogin, Runnable unlock, Duration writeTimeout) {
    this.database = database;
    this.sharedLogin = sharedLogin;
    this.unlock = unlock;
    journal = new Journal(database, server, writeTimeout);
    challenges = new ChallengeStore(this::withDatabase, database.dialect.now(), this::notifyOfChallenges,
        this::lockChallenges);
    accounts = new AccountStore(this::withDatabase);
    names = new NamesInMemory(accounts);
    publications = new PublicationStore(this::withDatabase);
  }

  /**
   * Opens the store in a directory, which is created if necessary. Only one server at a time can have it open.
   *
   * @throws StoreException if the store cannot be opened, with the reason in words
   */
  public static Store inFile(Path directory) {
    return inFile(directory, Journal.WRITE_TIMEOUT, Database.pragmas());
  }

  /**
   * @param writeTimeout the time after which a write is not tried again
   * @param pragmas the settings of {@link Database#pragmas}, perhaps changed
   */
  static Store inFile(Path directory, Duration writeTimeout, SQLiteConfig pragmas) {
    try {
      PrivateFiles.createFolder(directory);
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
      PrivateFiles.createFile(file);
      if (!Files.isRegularFile(file) || !Files.isWritable(file)) {
        throw new StoreException("the database " + file + " cannot be written to", null);
      }
      for (String suffix : List.of("-wal", "-shm")) {
        PrivateFiles.restrictFile(directory.resolve(FILE + suffix));
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
  public static Store inPostgresql(Login login) {
    return inPostgresql(login, Journal.WRITE_TIMEOUT);
  }

  /** @param writeTimeout the time after which a write is not tried again */
  static Store inPostgresql(Login login, Duration writeTimeout) {
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
   * @throws Lease.Lost if the lease of the write now belongs to another server; nothing is written
   * @throws StoreException if the database failed; {@link StoreException#kind} is the effect on the data
   */
  public void write(Write write) {
    try {
      CompletableFuture<Void> done = journal.write(write);
      Work.waitFor(done::join);
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /** The founding of a table; empty if there is no such table. */
  public Optional<Founding> founding(String table) {
    return withDatabase(handle -> Statements
        .tableEntries(handle,
            handle.createQuery(Statements.SELECT_TABLES + "where t.id = :id").bind("id", table))
        .stream()
        .map(TableEntry::founding).findFirst());
  }

  /** The events of a table with greater sequence numbers than {@code sequence}, in order. */
  public List<StoredEvent> storedEvents(String table, long sequence) {
    return withDatabase(handle -> handle
        .select("select * from event where table_id = ? and sequence > ? order by sequence", table, sequence)
        .map((row, context) -> Statements.storedEvent(row)).list());
  }

  /**
   * The tables at which a guest sits, the most recently changed first.
   *
   * @param cursor the place in the list after which the result begins
   */
  public List<TableEntry> tablesOf(String guest, TableEntry.Cursor cursor, int limit) {
    return withDatabase(handle -> Statements.tableEntries(handle,
        handle.createQuery(Statements.SELECT_TABLES + """
        where t.id in (select s.table_id from seat s where s.guest = :guest)
          and (t.changed < :changed or t.changed = :changed and t.id < :id)
        order by t.changed desc, t.id desc limit :most""")
            .bind("guest", guest).bind("changed", cursor.changed().toEpochMilli()).bind("id", cursor.id())
            .bind("most", limit)));
  }

  /** The moves of a table in SAN up to an event, if {@link #storeNotation} has stored them. */
  public Optional<List<String>> notation(String table, long sequence) {
    return withDatabase(handle -> Statements.notation(handle, table, sequence));
  }

  /** Stores the moves of a table in SAN up to an event, so that they need not be computed again. */
  public void storeNotation(String table, long sequence, List<String> moves) {
    withDatabase(handle -> {
      Statements.storeNotation(handle, table, sequence, moves);
      return true;
    });
  }

  /**
   * Takes the lease of a table; empty if another server has the lease. The lease permits writes that no guest has
   * requested.
   *
   * @param term how long the lease lasts, unless it is renewed
   */
  public Optional<Lease> takeLease(String table, Duration term) {
    return withDatabase(handle -> LeaseStatements.take(handle, database.dialect, server, table, term));
  }

  /** Renews this server's leases of games with clocks that are in progress; returns the renewed leases. */
  public List<Lease> renewLeases(Duration term) {
    return withDatabase(handle -> LeaseStatements.renew(handle, database.dialect, server, term));
  }

  /** Returns games with clocks that are in progress and have no valid lease. */
  public List<String> tablesWithoutLease(int limit) {
    return withDatabase(handle -> LeaseStatements.tablesWithoutLease(handle, database.dialect, limit));
  }

  /** Returns correspondence games with a deadline before a time, and without a valid lease. */
  public List<String> tablesPastDeadline(Instant before, int limit) {
    return withDatabase(
        handle -> LeaseStatements.tablesPastDeadline(handle, database.dialect, before, limit));
  }

  /** Gives back all leases of this server. */
  public void releaseLeases() {
    withDatabase(handle -> {
      LeaseStatements.release(handle, server);
      return true;
    });
  }

  /**
   * Checks tables without recent events, and removes those at which no move was made.
   *
   * @param cursor the last table of the previous check, or {@link Sweep.Cursor#START}
   * @param before tables that changed at this time or later are not checked
   * @param limit the maximum number of tables to check; during the check, other callers wait for the database
   */
  public Sweep removeUnplayed(Sweep.Cursor cursor, Instant before, int limit) {
    List<Sweep.Cursor> checked = withDatabase(handle -> Statements.oldTables(handle, cursor, before, limit));
    List<String> ids = checked.stream().map(Sweep.Cursor::table).toList();
    List<String> tablesWithoutMoves = ids.isEmpty() ? List.of()
        : withDatabase(handle -> Statements.tablesWithoutMoves(handle, ids));
    if (!tablesWithoutMoves.isEmpty()) {
      withDatabase(handle -> handle.inTransaction(transaction -> {
        if (database.dialect == DatabaseDialect.POSTGRESQL) {
          // A concurrent move waits for this lock, or came first and is seen. SQLite has one writer at a time.
          Statements.lock(transaction, tablesWithoutMoves);
        }
        return Statements.remove(transaction, tablesWithoutMoves, before);
      }));
    }
    return new Sweep(tablesWithoutMoves,
        checked.size() < limit ? Optional.empty() : Optional.of(checked.getLast()));
  }

  /** Removes rules that no table uses. */
  public void removeUnusedRules() {
    withDatabase(handle -> handle.execute("""
        delete from definition
        where not exists (select 1 from play_table t where t.definition = definition.hash)"""));
  }

  /** The key for signing guests' cookies: 32 random bytes, which never change and are the same for all servers. */
  public byte[] secret() {
    byte[] fresh = new byte[32];
    new SecureRandom().nextBytes(fresh);
    return withDatabase(handle -> {
      handle.execute("insert into secret (name, content) values ('guests', ?) on conflict do nothing",
          Base64.getEncoder().encodeToString(fresh));
      return Base64.getDecoder().decode(
          handle.select("select content from secret where name = 'guests'").mapTo(String.class).one());
    });
  }

  /** The names and sessions. */
  public AccountStore accounts() {
    return accounts;
  }

  /** The names that people see. */
  public NamesInMemory names() {
    return names;
  }

  /** The published definitions. */
  public PublicationStore publications() {
    return publications;
  }

  /** The open challenges. */
  public ChallengeStore challenges() {
    return challenges;
  }

  /**
   * Accepts a challenge, and creates its table, unless it is not open any more, or its joiner has too many games without
   * a move.
   *
   * @return whether it was accepted; if not, nothing is stored
   */
  public boolean takeChallenge(Challenge challenge, Joiner joiner, TableEntry table) {
    return challenges.take(challenge, joiner, table.founding().id(),
        handle -> Statements.insert(handle, table));
  }

  /** SQLite has one writer at a time, and each of its transactions begins with a write. */
  private void lockChallenges(Handle handle) {
    if (database.dialect == DatabaseDialect.POSTGRESQL) {
      Statements.lockUntilCommit(handle, CHALLENGES_LOCK);
    }
  }

  private void notifyOfChallenges(Handle handle) {
    if (sharedLogin != null) {
      Statements.sendNotice(handle, Journal.CHANNEL, EventNotice.ofChallenges(server).text());
    }
  }

  /** Whether a write succeeds now. Takes as long as the database takes to answer. */
  public boolean canWrite() {
    try {
      return withDatabase(handle -> handle.execute("""
          insert into secret (name, content) values ('probe', ?)
          on conflict (name) do update set content = excluded.content""", Instant.now().toString()) == 1);
    } catch (StoreException e) {
      e.log(LOG, "The database cannot be written to");
      return false;
    }
  }

  /** Whether other servers can use the store at the same time. */
  public boolean isShared() {
    return sharedLogin != null;
  }

  /** The database's time in milliseconds since 1970, the same for all servers that share it. */
  public long now() {
    return withDatabase(handle -> Statements.now(handle, database.dialect));
  }

  /** The number of events that this server has written. */
  public long writtenEvents() {
    return journal.writtenEvents();
  }

  /** The number of waiting writes. */
  public int waitingWrites() {
    return journal.waitingWrites();
  }

  /** Reports other servers' writes to a listener from now on. Does nothing if the store is not shared. */
  public synchronized void listen(WriteListener writeListener) {
    listeners.add(writeListener);
    if (sharedLogin != null && listener == null) {
      listener = new DatabaseListener(sharedLogin, server, this::report,
          () -> listeners.forEach(WriteListener::changesMissed));
    }
  }

  private void report(EventNotice notice) {
    if (notice.isOfChallenges()) {
      listeners.forEach(WriteListener::challengesChanged);
    } else {
      listeners.forEach(each -> each.tableChanged(notice.table()));
    }
  }

  private <R> R withDatabase(HandleCallback<R, RuntimeException> operation) {
    try {
      return Work.waitFor(() -> database.jdbi.withHandle(operation));
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
