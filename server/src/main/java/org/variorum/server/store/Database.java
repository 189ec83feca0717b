package org.variorum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A database that is open, with its tables made. */
final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 10;
  /** {@code DATABASE_ALREADY_OPEN_1} in H2's list of errors. */
  private static final int H2_IS_OPEN_ELSEWHERE = 90020;

  /** What the two do differently. */
  enum Dialect {
    H2 {
      /** A commit alone stays in memory for a while. */
      @Override
      void flush(Handle handle) {
        handle.execute("checkpoint sync");
      }
    },
    POSTGRESQL {
      /** A commit is on the disk. */
      @Override
      void flush(Handle handle) {}
    };

    abstract void flush(Handle handle);
  }

  final Dialect dialect;
  final Jdbi jdbi;
  private final HikariDataSource connections;

  private Database(HikariDataSource connections) {
    this.connections = connections;
    dialect = connections.getJdbcUrl().startsWith("jdbc:postgresql:") ? Dialect.POSTGRESQL : Dialect.H2;
    jdbi = Jdbi.create(connections);
  }

  /** @throws StoreException if it cannot be opened: why, in words without the URL, which may hold a password */
  static Database open(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(CONNECTIONS);
    try {
      return migrated(new HikariDataSource(config));
    } catch (RuntimeException e) {
      throw new StoreException("the database cannot be opened: " + reason(e), e);
    }
  }

  private static Database migrated(HikariDataSource connections) {
    try {
      Flyway.configure().dataSource(connections).locations("classpath:db/migration").load().migrate();
      return new Database(connections);
    } catch (RuntimeException e) {
      connections.close();
      throw e;
    }
  }

  private static String reason(RuntimeException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException e) {
        return e.getErrorCode() == H2_IS_OPEN_ELSEWHERE ? "another server has it"
            : String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      }
    }
    return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
  }

  @Override
  public void close() {
    connections.close();
  }
}
