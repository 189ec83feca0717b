package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.server.budget.CostLimits;

/** A client that always sends more gets no more processor time than others. */
@Isolated("It measures time")
class FloodTest {

  private static final String UPGRADE =
      "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
          + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n";
  private static final String NO_MASK = "\0\0\0\0";
  private static final String PONG = "\u008A\u0080" + NO_MASK;
  private static final String BEGUN = "\u0001\u0081" + NO_MASK + "{";
  private static final String GOES_ON = "\0\u0080" + NO_MASK;
  private static final String REQUEST = "GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n";
  private static final int AT_ONCE = 5_000;
  private static final int FLOODS = 4 * Runtime.getRuntime().availableProcessors();
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(5);

  @TempDir Path directory;

  private Server start() {
    return Server.start(new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"),
        new ServerSettings.Bounds(1_000_000, 1_000_000, 60, 200, CostLimits.DEFAULT, false)));
  }

  /** Compression would keep memory outside the heap for each open page. */
  @Test
  void socketsAreNotCompressed() throws Exception {
    try (Server server = start(); RawConnection page = new RawConnection("127.0.0.2", server.port())) {
      String offered = UPGRADE.replace("Upgrade: websocket",
          "Sec-WebSocket-Extensions: permessage-deflate\r\nUpgrade: websocket");
      assertThat(page.say(offered).until("\r\n\r\n")).startsWith("HTTP/1.1 101")
          .doesNotContainIgnoringCase("deflate");
    }
  }

  /** Frames that nobody answers: none of them is counted as a message. */
  @ParameterizedTest
  @ValueSource(strings = {PONG, GOES_ON})
  void framesThatNeedNoAnswerKeepNobodyWaiting(String frame) throws Exception {
    String begin = frame.equals(GOES_ON) ? BEGUN : "";
    try (Server server = start(); Flood flood = new Flood(server.port(), UPGRADE, begin, frame)) {
      requireOthersAreAnswered(server, flood);
    }
  }

  @Test
  void requestsThatComeTogetherKeepNobodyWaiting() throws Exception {
    try (Server server = start(); Flood flood = new Flood(server.port(), "", "", REQUEST)) {
      requireOthersAreAnswered(server, flood);
    }
  }

  private static void requireOthersAreAnswered(Server server, Flood flood) throws Exception {
    Thread.sleep(500);
    for (int i = 0; i < 10; i++) {
      long asked = System.nanoTime();
      try (RawConnection honest = new RawConnection("127.0.0.3", server.port())) {
        assertThat(honest.say(REQUEST).until("\r\n")).startsWith("HTTP/1.1 200");
      }
      assertThat(System.nanoTime() - asked).isLessThan(LONGEST);
    }
    assertThat(flood.goesOn()).as("the server takes what it is sent").isTrue();
  }

  /** Many connections on which the same is said as fast as it is taken. */
  private static final class Flood implements AutoCloseable {

    private final List<RawConnection> connections = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    Flood(int port, String hello, String begin, String again) throws IOException {
      for (int i = 0; i < FLOODS; i++) {
        RawConnection connection = new RawConnection("127.0.0.2", port);
        connections.add(connection);
        if (!hello.isEmpty()) {
          connection.say(hello).until("\r\n\r\n");
        }
        connection.say(begin);
        String much = again.repeat(AT_ONCE);
        threads.add(Thread.ofPlatform().daemon().start(() -> repeat(connection, much)));
        threads.add(Thread.ofPlatform().daemon().start(() -> hear(connection)));
      }
    }

    private static void repeat(RawConnection connection, String text) {
      try {
        while (true) {
          connection.say(text);
        }
      } catch (IOException e) {
        // Closed at the end of the test.
      }
    }

    private static void hear(RawConnection connection) {
      try {
        connection.untilClosed();
      } catch (IOException e) {
        // Closed at the end of the test.
      }
    }

    boolean goesOn() {
      return threads.stream().anyMatch(Thread::isAlive);
    }

    @Override
    public void close() throws IOException, InterruptedException {
      for (RawConnection connection : connections) {
        connection.close();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }
}
