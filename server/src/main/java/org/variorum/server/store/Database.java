package org.variorum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.variorum.server.store.StoreException.Kind;

/** A database that is open, with its tables made. */
final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 10;
  /** So long a statement waits for another process that writes. */
  private static final int BUSY_MILLIS = 5_000;
  /** So long a connection is waited for, and whether one that is there still lives. */
  private static final int CONNECTION_MILLIS = 4_000;
  private static final int VALIDATION_MILLIS = 2_000;

  final DatabaseDialect dialect;
  final Jdbi jdbi;
  private final HikariDataSource connections;

  private Database(HikariDataSource connections, DatabaseDialect dialect) {
    this.connections = connections;
    this.dialect = dialect;
    jdbi = Jdbi.create(connections);
  }

  /** How the embedded database is used. */
  static SQLiteConfig pragmas() {
    SQLiteConfig pragmas = new SQLiteConfig();
    pragmas.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // A commit is on the disk; with less, one that is acknowledged would not survive the machine's death.
    pragmas.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    pragmas.enforceForeignKeys(true);
    pragmas.setBusyTimeout(BUSY_MILLIS);
    return pragmas;
  }

  /** @throws StoreException if it cannot be opened: why, in words */
  static Database sqlite(Path file, SQLiteConfig pragmas) {
    SQLiteDataSource source = new SQLiteDataSource(pragmas);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    return open(config, source, DatabaseDialect.SQLITE);
  }

  /** @throws StoreException if it cannot be opened: why, in words without the URL, which may hold a password */
  static Database postgresql(Login login) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(login.url());
    config.setDataSourceProperties(login.bounded());
    // No more than this for a statement either: one that has lost its client must not hold locks.
    config.setConnectionInitSql("set statement_timeout = '" + Login.ANSWER_SECONDS + "s'");
    return open(config, login.unbounded(), DatabaseDialect.POSTGRESQL);
  }

  /** @param forMigration connections on which statements may take as long as they need */
  private static Database open(HikariConfig config, DataSource forMigration, DatabaseDialect dialect) {
    config.setMaximumPoolSize(CONNECTIONS);
    config.setConnectionTimeout(CONNECTION_MILLIS);
    config.setValidationTimeout(VALIDATION_MILLIS);
    try {
      Schema.migrate(forMigration, dialect);
      return new Database(new HikariDataSource(config), dialect);
    } catch (StoreException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new StoreException("the database cannot be opened: " + reason(e), e);
    }
  }

  /** What failed, for the caller; nothing is written. */
  StoreException failure(String what, Throwable e) {
    Kind kind = isAny(e, dialect::isFull) ? Kind.FULL : Kind.FAILED;
    return new StoreException(kind, what + ": " + reason(e), e);
  }

  /** Whether the database does not answer now, and may do so later. */
  boolean isAway(Throwable failure) {
    return isAny(failure, e -> e instanceof SQLTransientConnectionException || dialect.isAway(e));
  }

  /** Whether the connection broke, so that it is not known what became of a commit. */
  boolean isBroken(Throwable failure) {
    return isAny(failure, dialect::isBroken);
  }

  private static boolean isAny(Throwable failure, Predicate<SQLException> such) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e && such.test(e)) {
        return true;
      }
    }
    return false;
  }

  /** What the innermost failure says: that no connection comes is the consequence of why none can be made. */
  static String reason(Throwable failure) {
    Throwable innermost = failure;
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException) {
        innermost = cause;
      }
    }
    return String.valueOf(innermost.getMessage()).lines().findFirst().orElse("");
  }

  /** Whether something failed because what it inserts is there already. */
  boolean isTaken(Throwable failure) {
    return isAny(failure, dialect::isTaken);
  }

  @Override
  public void close() {
    connections.close();
  }
}
