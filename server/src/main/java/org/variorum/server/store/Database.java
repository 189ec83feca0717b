package org.variorum.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A database that is open, with its tables made. */
final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 10;

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

  static Database open(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(CONNECTIONS);
    HikariDataSource connections = new HikariDataSource(config);
    try {
      Flyway.configure().dataSource(connections).locations("classpath:db/migration").load().migrate();
    } catch (RuntimeException e) {
      connections.close();
      throw e;
    }
    return new Database(connections);
  }

  @Override
  public void close() {
    connections.close();
  }
}
