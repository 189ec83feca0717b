package org.variorum.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Receives PostgreSQL's notifications of other servers' writes, over a connection of its own. */
final class DatabaseListener implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseListener.class);
  private static final int WAIT_MILLIS = 1_000;

  private final Login login;
  private final String server;
  private final Consumer<EventNotice> onNotice;
  private final Runnable changesMissed;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * @param onNotice receives the notices of other servers
   * @param changesMissed runs if notifications of other servers may have been lost
   */
  DatabaseListener(Login login, String server, Consumer<EventNotice> onNotice, Runnable changesMissed) {
    this.login = login;
    this.server = server;
    this.onNotice = onNotice;
    this.changesMissed = changesMissed;
    thread = Thread.ofVirtual().name("listener").start(this::run);
  }

  private void run() {
    while (!closed) {
      try (Connection connection = DriverManager.getConnection(login.url(), login.propertiesWithTimeouts());
          Statement statement = connection.createStatement()) {
        statement.execute("listen " + Journal.CHANNEL);
        // Notifications are lost while there is no connection.
        changesMissed.run();
        receive(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        LOG.warn("The writes of other servers are not reported now: {}", e.getMessage());
        pause();
      }
    }
  }

  private void receive(PGConnection connection) throws SQLException {
    while (!closed) {
      PGNotification[] notifications = connection.getNotifications(WAIT_MILLIS);
      for (PGNotification notification : notifications) {
        EventNotice.of(notification.getParameter()).filter(notice -> !notice.server().equals(server))
            .ifPresent(onNotice);
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(WAIT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
