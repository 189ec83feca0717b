package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.variorum.server.table.TableTestServer.OPENED;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.view.query.QueryException;

/** A room of its own for each test, which can be closed and opened again, and the refusals that are heard in it. */
abstract class RoomFixture {

  @TempDir Path directory;

  TableTestServer server;

  @BeforeEach
  void open() {
    server = new TableTestServer(directory, OPENED);
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** Changes what is stored, past the server. */
  void change(String sql) throws SQLException {
    try (
        Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("variorum.db"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  static QueryException refusal(ThrowingCallable attempt) {
    QueryException refused = catchThrowableOfType(QueryException.class, attempt);
    assertThat(refused).as("it is refused").isNotNull();
    assertThat(refused.words()).allMatch(words -> words.matches("[A-Z\"].*[.?!]"));
    return refused;
  }

  static String code(ThrowingCallable attempt) {
    return refusal(attempt).code();
  }

  void restart(Duration later) {
    var opened = server.clock.date().plus(later);
    server.close();
    server = new TableTestServer(directory, opened);
  }
}
