package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** The database of the tests itself. */
class PostgreSqlTest {

  private static final int TIMES = Boolean.getBoolean("variorum.deep") ? 40 : 10;

  @Test
  void standsStillAlsoWhereConnectionsAreMadeMeanwhile() throws Exception {
    PostgreSql database = PostgreSql.another();
    String url = database.database();
    AtomicBoolean done = new AtomicBoolean();
    Thread connecting = Thread.ofPlatform().daemon().start(() -> {
      while (!done.get()) {
        connect(url);
      }
    });
    try {
      for (int i = 0; i < TIMES; i++) {
        database.standStill();
        assertThat(database.processes()).allMatch(PostgreSql::standsStill);
        database.goOn();
        connect(url);
      }
    } finally {
      done.set(true);
      database.goOn();
      connecting.join();
    }
  }

  private static void connect(String url) {
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute("select 1");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
