package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.variorum.server.budget.CostLimits;

/** Connections that are too slow or too many, by bytes. The paces are short, so that the test is. */
@Isolated("It measures time")
class SlowConnectionsTest {

  private static final int PER_ADDRESS = 40;
  private static final int REQUESTS_PER_ADDRESS = 8;
  private static final ServerSettings.Pace PACE =
      new ServerSettings.Pace(Duration.ofSeconds(8), Duration.ofSeconds(1),
          Duration.ofSeconds(1), 1_024, Duration.ofMinutes(1), Duration.ofSeconds(2), Duration.ofSeconds(2));
  private static final String ATTACKER = "127.0.0.2";
  private static final String HONEST = "127.0.0.1";
  /** A pause between bytes, shorter than any timeout that restarts with each byte. */
  private static final long PAUSE = 100;
  private static final int TIMES = 150;

  @TempDir static Path directory;

  private static Server server;
  private final List<RawConnection> opened = new ArrayList<>();

  @BeforeAll
  static void start() {
    server = Server.start(new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"),
        new ServerSettings.Bounds(10_000, 10_000, 60, 200, CostLimits.DEFAULT, false))
        .withConnections(
            new ServerSettings.Connections(5_000, PER_ADDRESS, 1_000, REQUESTS_PER_ADDRESS, PACE)));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @AfterEach
  void close() throws IOException {
    for (RawConnection connection : opened) {
      connection.close();
    }
  }

  private RawConnection connection(String from) throws IOException {
    RawConnection connection = new RawConnection(from, server.port());
    opened.add(connection);
    return connection;
  }

  private void requireServed() throws IOException {
    String answer = connection(HONEST)
        .say("GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").untilClosed();
    assertThat(answer).startsWith("HTTP/1.1 200");
  }

  @Test
  void aHeadThatDribblesIsNotWaitedFor() throws Exception {
    RawConnection slow = connection(ATTACKER).say("GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    assertThat(slow.dribble("x", TIMES, PAUSE)).isTrue();
    requireServed();
  }

  @Test
  void aHeadThatDribblesAfterAProperRequestIsNotWaitedFor() throws Exception {
    RawConnection slow = connection(ATTACKER).say("GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n");
    slow.until("\"name\"");
    slow.until("}");
    slow.say("GET /api/me HTTP/1.1\r\nX-Slow: ");
    assertThat(slow.dribble("x", TIMES, PAUSE)).isTrue();
  }

  @Test
  void aBodyThatDribblesIsNotWaitedFor() throws Exception {
    RawConnection slow = connection(ATTACKER).say("POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\n"
        + "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n");
    assertThat(slow.dribble(" ", TIMES, PAUSE)).isTrue();
  }

  @Test
  void aChunkedBodyThatDribblesIsNotWaitedFor() throws Exception {
    RawConnection slow = connection(ATTACKER).say("POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\n"
        + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
    assertThat(slow.dribble("1\r\n \r\n", TIMES, PAUSE)).isTrue();
  }

  @Test
  void aFrameThatDribblesIsNoSignOfLife() throws Exception {
    RawConnection slow = connection(ATTACKER).say("GET /api/socket HTTP/1.1\r\nHost: localhost\r\n"
        + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n");
    slow.until("welcome");
    slow.until("}");
    // A masked text frame of 60,000 bytes begins.
    slow.say("\u0081\u00fe\u00ea\u0060\0\0\0\0");
    assertThat(slow.dribble(" ", TIMES, PAUSE)).isTrue();
  }

  /** A page that is slow, but not too slow, is served: its head and its body come in pieces. */
  @Test
  void whoIsOnlySlowIsServed() throws Exception {
    RawConnection slow = connection(HONEST).say("POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\n");
    Thread.sleep(PAUSE);
    slow.say("Content-Type: application/json\r\nContent-Length: 4096\r\nConnection: close\r\n\r\n");
    for (int piece = 0; piece < 4; piece++) {
      Thread.sleep(5 * PAUSE);
      slow.say(" ".repeat(1_024));
    }
    assertThat(slow.untilClosed()).startsWith("HTTP/1.1 400").contains("malformed");
  }

  @Test
  void oneAddressCannotTakeAllConnections() throws Exception {
    int cutOff = 0;
    for (int i = 0; i < 2_000; i++) {
      connection(ATTACKER);
    }
    requireServed();
    for (RawConnection connection : opened.subList(PER_ADDRESS, 2_000)) {
      cutOff += connection.untilClosed().isEmpty() ? 1 : 0;
    }
    assertThat(cutOff).isGreaterThanOrEqualTo(2_000 - 2 * PER_ADDRESS);
    requireServed();
  }

  @Test
  void oneAddressCannotHaveAllRequests() throws Exception {
    List<RawConnection> slow = new ArrayList<>();
    for (int i = 0; i < 2 * REQUESTS_PER_ADDRESS; i++) {
      slow.add(connection(ATTACKER).say("POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\n"
          + "Content-Type: application/json\r\nContent-Length: 100000\r\nConnection: close\r\n\r\n"));
    }
    requireServed();
    long refused = 0;
    for (RawConnection connection : slow) {
      refused += connection.untilClosed().startsWith("HTTP/1.1 503") ? 1 : 0;
    }
    assertThat(refused).isEqualTo(REQUESTS_PER_ADDRESS);
  }
}
