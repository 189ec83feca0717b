package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Stores;

/** Messages to visitors, and the log, when the database fails or is slow. */
class StoreProblemsTest {

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"FAILED, 503, no-database, nothing is changed", "FULL, 507, disk-full, nothing is changed",
      "UNKNOWN, 503, unknown, it is not known whether it is done"})
  void itIsSaidWhatBecameOfWhatWasAsked(StoreException.Kind kind, int status, String code, String words) {
    RefusedException said = ProblemResponses.of(Stores.failure(kind));
    assertThat(said.status()).isEqualTo(status);
    assertThat(said.code()).isEqualTo(code);
    assertThat(said.getMessage()).contains(words);
  }

  @Test
  void aFullDiskIsOneLineInTheLogHoweverOftenItIsMet() {
    Logger log = (Logger) LoggerFactory.getLogger(Stores.class);
    ListAppender<ILoggingEvent> lines = new ListAppender<>();
    lines.start();
    log.addAppender(lines);
    for (int i = 0; i < 100; i++) {
      Stores.failure(StoreException.Kind.FULL).log(log, "A move cannot be stored");
    }
    log.detachAppender(lines);
    assertThat(lines.list).singleElement().satisfies(line -> {
      assertThat(line.getFormattedMessage()).isEqualTo("A move cannot be stored: not written");
      assertThat(line.getThrowableProxy()).as("no trace").isNull();
    });
  }

  private static HttpRequest.Builder request(Server server, String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
  }

  @Test
  void whoAsksForAGameDoesNotWaitForTheDatabaseThatAnotherAnswerWaitsFor() throws Exception {
    ServerSettings settings = new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"),
        new ServerSettings.Bounds(1_000, 1_000, 1_000, 200, CostLimits.DEFAULT, false));
    try (Server server = Server.start(settings); HttpClient client = HttpClient.newHttpClient()) {
      client.send(request(server, "/api/games/chess").build(), BodyHandlers.ofString());
      CompletableFuture<HttpResponse<String>> waits;
      try (Connection other =
          DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("variorum.db"))) {
        other.createStatement().execute("begin immediate");
        waits = client.sendAsync(request(server, "/api/tables").header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString("{\"game\":\"chess\"}")).build(), BodyHandlers.ofString());
        assertGamesAnswer(server, client);
        assertThat(client.send(request(server, "/ready").build(), BodyHandlers.ofString()).statusCode())
            .isEqualTo(503);
        assertThat(waits).isNotDone();
        other.createStatement().execute("rollback");
      }
      assertThat(waits.get(1, TimeUnit.MINUTES).statusCode()).isEqualTo(200);
    }
  }

  private static void assertGamesAnswer(Server server, HttpClient client)
      throws IOException, InterruptedException {
    for (int i = 0; i < 5; i++) {
      assertThat(
          client.send(request(server, "/api/games/chess").build(), BodyHandlers.ofString()).statusCode())
          .isEqualTo(200);
    }
  }
}
