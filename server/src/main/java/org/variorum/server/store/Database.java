package org.variorum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.util.PSQLState;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.variorum.server.store.StoreException.Kind;

/** A database that is open, with its tables made. */
final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 10;
  /** So long a statement waits for another process that writes. */
  private static final int BUSY_MILLIS = 5_000;
  /** So long a connection is waited for, and whether one that is there still lives. */
  private static final int CONNECTION_MILLIS = 4_000;
  private static final int VALIDATION_MILLIS = 2_000;

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
      boolean isFull(SQLException failure) {
        return failure instanceof SQLiteException e && primary(e) == SQLiteErrorCode.SQLITE_FULL.code;
      }

      @Override
      boolean isAway(SQLException failure) {
        return failure instanceof SQLiteException e
            && (primary(e) == SQLiteErrorCode.SQLITE_BUSY.code
                || primary(e) == SQLiteErrorCode.SQLITE_LOCKED.code);
      }

      @Override
      boolean isBroken(SQLException failure) {
        return failure instanceof SQLiteException e && primary(e) == SQLiteErrorCode.SQLITE_IOERR.code;
      }

      private int primary(SQLiteException failure) {
        return failure.getResultCode().code & 0xff;
      }

      @Override
      Set<String> columns(Handle handle) {
        return handle.createQuery("""
            select m.name || '.' || c.name from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table'""").mapTo(String.class).collect(Collectors.toSet());
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
      boolean isFull(SQLException failure) {
        return DISK_FULL.equals(failure.getSQLState());
      }

      /** Also what was cancelled because it took too long, and what two transactions block each other in. */
      @Override
      boolean isAway(SQLException failure) {
        String state = String.valueOf(failure.getSQLState());
        return isBroken(failure) || AWAY.stream().anyMatch(state::startsWith);
      }

      @Override
      boolean isBroken(SQLException failure) {
        return String.valueOf(failure.getSQLState()).startsWith("08");
      }

      @Override
      Set<String> columns(Handle handle) {
        return handle.createQuery("""
            select table_name || '.' || column_name from information_schema.columns
            where table_schema = current_schema()""").mapTo(String.class).collect(Collectors.toSet());
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

    private static final String DISK_FULL = "53100";
    /** Shutting down, starting up; too many connections; cancelled; locked; serialization and deadlock. */
    private static final List<String> AWAY = List.of("57P", "53300", "57014", "55P03", "40001", "40P01");

    /** Whether a statement failed because what it inserts is there already. */
    abstract boolean isTaken(SQLException failure);

    /** Whether there was no room for it. */
    abstract boolean isFull(SQLException failure);

    /** Whether the same may succeed a little later. */
    abstract boolean isAway(SQLException failure);

    /** Whether the connection broke: what became of a commit that was under way is not known. */
    abstract boolean isBroken(SQLException failure);

    /** All columns of all tables, as TABLE.COLUMN. */
    abstract Set<String> columns(Handle handle);

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
    return open(config, source, Dialect.SQLITE);
  }

  /** @throws StoreException if it cannot be opened: why, in words without the URL, which may hold a password */
  static Database postgresql(Login login) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(login.url());
    config.setDataSourceProperties(login.bounded());
    // No more than this for a statement either: one whose client is gone must not hold locks.
    config.setConnectionInitSql("set statement_timeout = '" + Login.ANSWER_SECONDS + "s'");
    return open(config, login.unbounded(), Dialect.POSTGRESQL);
  }

  /** @param forMigration connections on which statements may take as long as they need */
  private static Database open(HikariConfig config, DataSource forMigration, Dialect dialect) {
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

  /** What failed, for whoever asked; nothing is written. */
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

  static String reason(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      }
    }
    return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
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
