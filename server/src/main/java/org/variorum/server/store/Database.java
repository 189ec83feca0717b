package org.variorum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.util.PSQLState;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** A database that is open, with its tables made. */
final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 10;
  private static final int BUSY_MILLIS = 10_000;

  /** What the two do differently. */
  enum Dialect {
    SQLITE {
      @Override
      boolean isTaken(SQLException failure) {
        return failure instanceof SQLiteException e
            && (e.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
                || e.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE);
      }

      @Override
      String now() {
        return "cast(unixepoch('subsec') * 1000 as integer)";
      }

      @Override
      String passingOverLocked() {
        return "";
      }
    },
    POSTGRESQL {
      @Override
      boolean isTaken(SQLException failure) {
        return PSQLState.UNIQUE_VIOLATION.getState().equals(failure.getSQLState());
      }

      @Override
      String now() {
        return "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
      }

      @Override
      String passingOverLocked() {
        return "for update of l skip locked";
      }
    };

    /** Whether a statement failed because what it inserts is there already. */
    abstract boolean isTaken(SQLException failure);

    /** The database's time in milliseconds since 1970, as an expression. */
    abstract String now();

    /** Ends a query so that it locks what it finds and leaves out what others have locked; SQLite has one writer. */
    abstract String passingOverLocked();
  }

  final Dialect dialect;
  final Jdbi jdbi;
  private final HikariDataSource connections;

  private Database(HikariDataSource connections, Dialect dialect) {
    this.connections = connections;
    this.dialect = dialect;
    jdbi = Jdbi.create(connections);
  }

  /** @throws StoreException if it cannot be opened: why, in words */
  static Database sqlite(Path file) {
    SQLiteConfig pragmas = new SQLiteConfig();
    pragmas.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // A commit is on the disk; with less, one that is acknowledged would not survive the machine's death.
    pragmas.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    pragmas.enforceForeignKeys(true);
    pragmas.setBusyTimeout(BUSY_MILLIS);
    SQLiteDataSource source = new SQLiteDataSource(pragmas);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    return open(config, Dialect.SQLITE);
  }

  /** @throws StoreException if it cannot be opened: why, in words without the URL, which may hold a password */
  static Database postgresql(Login login) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(login.url());
    config.setDataSourceProperties(login.properties());
    return open(config, Dialect.POSTGRESQL);
  }

  private static Database open(HikariConfig config, Dialect dialect) {
    config.setMaximumPoolSize(CONNECTIONS);
    try {
      return migrated(new HikariDataSource(config), dialect);
    } catch (RuntimeException e) {
      throw new StoreException("the database cannot be opened: " + reason(e), e);
    }
  }

  private static Database migrated(HikariDataSource connections, Dialect dialect) {
    try {
      Flyway.configure().dataSource(connections).locations("classpath:db/migration")
          .javaMigrations(new DefinitionVersions()).load().migrate();
      return new Database(connections, dialect);
    } catch (RuntimeException e) {
      connections.close();
      throw e;
    }
  }

  private static String reason(RuntimeException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      }
    }
    return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
  }

  /** Whether something failed because what it inserts is there already. */
  boolean isTaken(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e && dialect.isTaken(e)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() {
    connections.close();
  }
}
