package org.variorum.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;
import org.variorum.server.store.StoreException.Kind;

/** The connection to the database breaks in the middle of a commit: whether it is made is looked up, or said not to be known. */
@Isolated("It reads the log of all")
class BrokenCommitTest {

  private static final TableEntry TABLE = StoreSamples.table("t1", "ada", Occupant.guest("bob"), null);

  private String direct = "";
  private Line line;

  @BeforeEach
  void open() throws IOException {
    direct = PostgreSql.newDatabase();
    try (Store store = Store.inPostgresql(Login.of(direct))) {
      store.write(Write.ofNewTable(TABLE));
    }
    line = new Line(URI.create(direct.substring("jdbc:".length())).getPort());
  }

  @AfterEach
  void close() throws IOException {
    if (line != null) {
      line.close();
    }
  }

  private String throughLine() {
    int port = URI.create(direct.substring("jdbc:".length())).getPort();
    return direct.replace(":" + port + "/", ":" + line.port() + "/");
  }

  private int events() {
    try (Store store = Store.inPostgresql(Login.of(direct))) {
      return store.storedEvents("t1", 0).size();
    }
  }

  @Test
  void aCommitWhoseAnswerWasLostIsLookedUpAndNotMadeTwice() {
    try (Store store = Store.inPostgresql(Login.of(throughLine()))) {
      line.breakAt(Break.AFTER_COMMIT);
      assertThatCode(() -> store.write(StoreSamples.moved(TABLE, 1, "e2e4"))).doesNotThrowAnyException();
      assertThat(line.broke).isTrue();
      assertThat(store.storedEvents("t1", 0)).hasSize(1);
      assertThat(store.writtenEvents()).isEqualTo(1);
    }
  }

  @Test
  void aTableWhoseFoundingWasCommittedUnheardIsNotRefused() {
    try (Store store = Store.inPostgresql(Login.of(throughLine()))) {
      line.breakAt(Break.AFTER_COMMIT);
      store.write(Write.ofNewTable(StoreSamples.table("t2", "ada", Occupant.guest("bob"), null)));
      assertThat(line.broke).isTrue();
      assertThat(store.founding("t2")).isPresent();
    }
  }

  @Test
  void aCommitThatNeverCameToTheDatabaseIsMadeAgain() {
    try (Store store = Store.inPostgresql(Login.of(throughLine()))) {
      line.breakAt(Break.BEFORE_COMMIT);
      store.write(StoreSamples.moved(TABLE, 1, "e2e4"));
      assertThat(line.broke).isTrue();
      assertThat(events()).isEqualTo(1);
    }
  }

  @Test
  void whatIsNotKnownToBeMadeIsSaidToBeUnknown() throws IOException {
    try (Store store = Store.inPostgresql(Login.of(throughLine()), Duration.ofMillis(1))) {
      line.breakAt(Break.AFTER_COMMIT_FOR_GOOD);
      StoreException told =
          catchThrowableOfType(StoreException.class, () -> store.write(StoreSamples.moved(TABLE, 1, "e2e4")));
      assertThat(told.kind()).isEqualTo(Kind.UNKNOWN);
      assertThat(events()).as("it was made").isEqualTo(1);
    }
  }

  @Test
  void whatNeverCameToACommitIsKnownNotToBeMade() throws IOException {
    try (Store store = Store.inPostgresql(Login.of(throughLine()), Duration.ofMillis(1))) {
      line.breakAt(Break.AT_ONCE);
      StoreException told =
          catchThrowableOfType(StoreException.class, () -> store.write(StoreSamples.moved(TABLE, 1, "e2e4")));
      assertThat(told.kind()).isEqualTo(Kind.FAILED);
      assertThat(events()).isZero();
    }
  }

  /** The line itself may have been logged by another test within ten seconds, and is left out then. */
  @Test
  void aConnectionThatBreaksIsALineInTheLogAtMostWithoutATrace() {
    ListAppender<ILoggingEvent> lines = new ListAppender<>();
    lines.start();
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.addAppender(lines);
    try (Store store = Store.inPostgresql(Login.of(throughLine()))) {
      line.breakAt(Break.AFTER_COMMIT);
      store.write(StoreSamples.moved(TABLE, 1, "e2e4"));
      assertThat(line.broke).isTrue();
    } finally {
      root.detachAppender(lines);
    }
    assertThat(lines.list).noneMatch(said -> said.getLoggerName().startsWith("com.zaxxer"))
        .allSatisfy(said -> assertThat(said.getThrowableProxy()).as(said.getFormattedMessage()).isNull())
        .filteredOn(said -> said.getFormattedMessage().startsWith("A write is tried again"))
        .hasSizeLessThanOrEqualTo(1);
  }

  private enum Break {
    NEVER, BEFORE_COMMIT, AFTER_COMMIT, AFTER_COMMIT_FOR_GOOD, AT_ONCE
  }

  /** The network between a store and its database. */
  private static final class Line {
    /** "Terminate" in PostgreSQL's protocol. */
    private static final byte[] TERMINATE = {'X', 0, 0, 0, 4};

    private final ServerSocket here = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int there;
    private volatile Break at = Break.NEVER;
    volatile boolean broke;

    Line(int there) throws IOException {
      this.there = there;
      Thread.ofVirtual().start(this::run);
    }

    int port() {
      return here.getLocalPort();
    }

    void breakAt(Break next) {
      at = next;
    }

    void close() throws IOException {
      here.close();
    }

    private void run() {
      while (!here.isClosed()) {
        try {
          Socket client = here.accept();
          Socket server = new Socket(InetAddress.getLoopbackAddress(), there);
          Thread.ofVirtual().start(() -> ask(client, server));
        } catch (IOException e) {
          // It is closed.
        }
      }
    }

    /** What the store asks goes on to the database, and its answers back. */
    private void ask(Socket client, Socket server) {
      Thread answers = Thread.ofVirtual().start(() -> pass(server, client));
      byte[] bytes = new byte[1 << 16];
      try (client; server) {
        InputStream in = client.getInputStream();
        for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
          boolean commits = new String(bytes, 0, read, StandardCharsets.ISO_8859_1).contains("COMMIT");
          if (at == Break.AT_ONCE || commits && at == Break.BEFORE_COMMIT) {
            end();
            return;
          }
          if (commits && at != Break.NEVER) {
            // The answer goes nowhere; what is said after the commit lets the database end the connection when it is made.
            client.shutdownOutput();
            server.getOutputStream().write(bytes, 0, read);
            server.getOutputStream().write(TERMINATE);
            answers.join();
            end();
            return;
          }
          server.getOutputStream().write(bytes, 0, read);
        }
      } catch (IOException | InterruptedException e) {
        // One side has gone.
      }
    }

    private void end() throws IOException {
      broke = true;
      if (at == Break.AFTER_COMMIT_FOR_GOOD || at == Break.AT_ONCE) {
        here.close();
      } else {
        at = Break.NEVER;
      }
    }

    private static void pass(Socket from, Socket to) {
      byte[] bytes = new byte[1 << 16];
      try {
        InputStream in = from.getInputStream();
        for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
          if (!to.isOutputShutdown()) {
            to.getOutputStream().write(bytes, 0, read);
          }
        }
      } catch (IOException e) {
        // One side has gone.
      }
    }
  }
}
