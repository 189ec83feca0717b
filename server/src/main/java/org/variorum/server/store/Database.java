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

/** An open database with an up-to-date schema. */
final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 10;
  /** The maximum time that a statement waits for another process that writes. */
  private static final int BUSY_MILLIS = 5_000;
  /** The maximum time to get a connection. */
  private static final int CONNECTION_MILLIS = 4_000;
  /** The maximum time to check that an idle connection still works. */
  private static final int VALIDATION_MILLIS = 2_000;

  final DatabaseDialect dialect;
  final Jdbi jdbi;
  private final HikariDataSource connections;

  private Database(HikariDataSource connections, DatabaseDialect dialect) {
    this.connections = connections;
    this.dialect = dialect;
    jdbi = Jdbi.create(connections);
  }

  /** The settings of the embedded database. */
  static SQLiteConfig pragmas() {
    SQLiteConfig pragmas = new SQLiteConfig();
    pragmas.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // Each commit is on the disk before it is acknowledged, so that it survives a power failure.
    pragmas.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    pragmas.enforceForeignKeys(true);
    pragmas.setBusyTimeout(BUSY_MILLIS);
    return pragmas;
  }

  /** @throws StoreException if the database cannot be opened, with the reason in words */
  static Database sqlite(Path file, SQLiteConfig pragmas) {
    SQLiteDataSource source = new SQLiteDataSource(pragmas);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    return open(config, source, DatabaseDialect.SQLITE);
  }

  /** @throws StoreException with the reason in words; the URL is left out, because it may contain a password */
  static Database postgresql(Login login) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(login.url());
    config.setDataSourceProperties(login.propertiesWithTimeouts());
    // Statements have the same time limit, so that a statement of a disconnected client holds no locks for long.
    config.setConnectionInitSql("set statement_timeout = '" + Login.ANSWER_SECONDS + "s'");
    return open(config, login.sourceWithoutTimeouts(), DatabaseDialect.POSTGRESQL);
  }

  /** @param migrationSource connections without a time limit for statements */
  private static Database open(HikariConfig config, DataSource migrationSource, DatabaseDialect dialect) {
    config.setMaximumPoolSize(CONNECTIONS);
    config.setConnectionTimeout(CONNECTION_MILLIS);
    config.setValidationTimeout(VALIDATION_MILLIS);
    try {
      Schema.migrate(migrationSource, dialect);
      return new Database(new HikariDataSource(config), dialect);
    } catch (StoreException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new StoreException("the database cannot be opened: " + reason(e), e);
    }
  }

  /** Converts the failure of an operation that wrote nothing; {@code what} begins the message. */
  StoreException failure(String what, Throwable e) {
    Kind kind = hasCause(e, dialect::isDiskFull) ? Kind.FULL : Kind.FAILED;
    return new StoreException(kind, what + ": " + reason(e), e);
  }

  /** Whether the same operation may succeed a little later. */
  boolean isTransient(Throwable failure) {
    return hasCause(failure, e -> e instanceof SQLTransientConnectionException || dialect.isTransient(e));
  }

  /** Whether the connection broke, so that it is unknown whether a commit was made. */
  boolean isConnectionBroken(Throwable failure) {
    return hasCause(failure, dialect::isConnectionBroken);
  }

  private static boolean hasCause(Throwable failure, Predicate<SQLException> condition) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e && condition.test(e)) {
        return true;
      }
    }
    return false;
  }

  /** The first line of the message of the innermost SQL failure, which caused the others. */
  static String reason(Throwable failure) {
    Throwable innermost = failure;
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException) {
        innermost = cause;
      }
    }
    return String.valueOf(innermost.getMessage()).lines().findFirst().orElse("");
  }

  /** Whether an insertion failed because its key exists already. */
  boolean isDuplicateKey(Throwable failure) {
    return hasCause(failure, dialect::isDuplicateKey);
  }

  @Override
  public void close() {
    connections.close();
  }
}
