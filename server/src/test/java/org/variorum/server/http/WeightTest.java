package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.variorum.server.budget.CostLimits;
import tools.jackson.databind.JsonNode;

/** A real server weighs what is asked of it: few dear requests are too many, many cheap ones are not. */
@Isolated("It measures work and the time in between")
class WeightTest {

  private static final String ROUND = "g1f3 g8f6 f3g1 f6g8";
  private static final int BYTES_A_SECOND = 20_000;
  /** What can be sent at once and in the minutes that a test may take. */
  private static final int MOST_BYTES = 20 * BYTES_A_SECOND + 120 * BYTES_A_SECOND;

  @TempDir static Path directory;

  private static Server server;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    // Behind a proxy, so that tests can come from many addresses; requests are not counted, so that weight is seen.
    server = Server.start(new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"),
        new ServerSettings.Bounds(100_000, 100_000, 1_000, 200, new CostLimits(200, BYTES_A_SECOND), true)));
    // What a server does for the first time takes longer, and somebody has to pay for it.
    for (int i = 1; i <= 5; i++) {
      ask("10.9.0." + i, "/api/games", null);
      ask("10.9.0." + i, "/api/positions", position(10));
    }
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static HttpResponse<String> ask(String address, String path, @Nullable String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.address().resolve(path)).header("X-Forwarded-For", address);
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(body == null ? request.build()
          : request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)).build(),
          BodyHandlers.ofString());
    }
  }

  /** Pieces that go to and fro. */
  private static List<String> moves(int rounds) {
    return List.of(String.join(" ", Collections.nCopies(rounds, ROUND)).split(" "));
  }

  private static String position(int rounds) {
    return "{\"game\":\"chess\",\"known\":" + 4 * rounds + ",\"moves\":"
        + Wire.MAPPER.writeValueAsString(moves(rounds)) + "}";
  }

  @Test
  void fewLongLinesAreTooManyAndNobodyElseIsRefused() throws IOException, InterruptedException {
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (int i = 0; i < 40; i++) {
        asked.add(client.sendAsync(HttpRequest.newBuilder(server.address().resolve("/api/positions"))
            .header("X-Forwarded-For", "10.0.0.1").header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(position(375))).build(), BodyHandlers.ofString()));
      }
      asked.forEach(CompletableFuture::join);
    }
    List<HttpResponse<String>> answers = asked.stream().map(CompletableFuture::join).toList();
    assertThat(answers).extracting(HttpResponse::statusCode).contains(200, 429);
    HttpResponse<String> refused =
        answers.stream().filter(answer -> answer.statusCode() == 429).findFirst().orElseThrow();
    assertThat(Wire.MAPPER.readTree(refused.body()).path("code").asString()).isEqualTo("too-fast");
    assertThat(refused.headers().firstValueAsLong("Retry-After").orElse(0)).isPositive();
    assertThat(ask("10.0.0.2", "/api/positions", position(1)).statusCode()).isEqualTo(200);
  }

  @Test
  void aTextThatIsTooLongCostsNothing() throws IOException, InterruptedException {
    String body = "{\"game\":\"chess\",\"moves\":[\"e4" + "!".repeat(60_000) + "\"]}";
    for (int i = 0; i < 20; i++) {
      assertThat(ask("10.0.0.3", "/api/positions", body).statusCode()).isEqualTo(400);
    }
  }

  @Test
  void answersOfManyBytesAreCounted() throws IOException, InterruptedException {
    int bytes = 0;
    int refused = 0;
    for (int i = 0; i < 400 && refused == 0; i++) {
      HttpResponse<String> answer = ask("10.0.0.4", "/api/games", null);
      bytes += answer.body().length();
      refused += answer.statusCode() == 429 ? 1 : 0;
    }
    assertThat(refused).isEqualTo(1);
    assertThat(bytes).isLessThan(MOST_BYTES);
  }

  /** A page that counts what it hears. */
  private static final class Page implements WebSocket.Listener, AutoCloseable {
    final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private volatile long bytes;
    private volatile int tables;
    private volatile JsonNode lastTable = Wire.MAPPER.createObjectNode();
    private final WebSocket socket;

    Page(String address) {
      socket = HttpClient.newHttpClient().newWebSocketBuilder().header("X-Forwarded-For", address)
          .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/api/socket"), this).join();
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // Only one thread calls this.
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      bytes += data.length();
      part.append(data);
      if (last) {
        JsonNode message = Wire.MAPPER.readTree(part.toString());
        String type = message.path("type").asString();
        if (type.equals("table") || type.equals("change")) {
          tables++;
          lastTable = message.path(type);
        }
        heard.add(message);
        part.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    void say(String message) {
      socket.sendText(message, true).join();
    }

    /** The answer to the message with a number. */
    @Nullable
    JsonNode answer(int ref) throws InterruptedException {
      for (JsonNode message = next(); message != null; message = next()) {
        String type = message.path("type").asString();
        if (message.path("ref").asInt(-1) == ref && (type.equals("accepted") || type.equals("refused"))) {
          return message;
        }
      }
      return null;
    }

    private @Nullable JsonNode next() throws InterruptedException {
      return heard.poll(20, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
      socket.abort();
    }
  }

  private static String table(String address) throws IOException, InterruptedException {
    HttpResponse<String> answer = ask(address, "/api/tables",
        "{\"game\":\"chess\",\"side\":\"white\",\"moves\":" + Wire.MAPPER.writeValueAsString(moves(1)) + "}");
    assertThat(answer.statusCode()).isEqualTo(200);
    return Wire.MAPPER.readTree(answer.body()).path("id").asString();
  }

  private static String watch(int ref, String table, int plies, @Nullable String last) {
    return "{\"type\":\"watch\",\"ref\":" + ref + ",\"table\":\"" + table + "\",\"plies\":" + plies
        + (last == null ? "" : ",\"last\":\"" + last + "\"") + "}";
  }

  @Test
  void watchingAgainAndAgainIsPaidForByTheByte() throws IOException, InterruptedException {
    String table = table("10.0.1.1");
    try (Page page = new Page("10.0.0.5")) {
      boolean refused = false;
      for (int ref = 1; ref <= 300 && !refused; ref++) {
        page.say("{\"type\":\"unwatch\",\"table\":\"" + table + "\"}");
        page.say(watch(ref, table, 0, null));
        JsonNode answer = page.answer(ref);
        refused = answer == null || answer.path("type").asString().equals("refused");
      }
      assertThat(refused).as("it was refused, or the page was cut off").isTrue();
      assertThat(page.bytes).isLessThan(MOST_BYTES);
    }
    assertThat(ask("10.0.1.9", "/api/me", null).statusCode()).isEqualTo(200);
  }

  /** Watches, again if that was too fast for a server that is not warm yet; the next number to use. */
  private static int accepted(Page page, int first, String table, int plies, @Nullable String last)
      throws InterruptedException {
    for (int ref = first; ref < first + 100; ref++) {
      page.say(watch(ref, table, plies, last));
      JsonNode answer = page.answer(ref);
      if (answer != null && answer.path("type").asString().equals("accepted")) {
        return ref + 1;
      }
      TimeUnit.MILLISECONDS.sleep(300);
    }
    throw new AssertionError("never accepted");
  }

  @Test
  void whoHasAllAndWatchesAgainIsToldNothingTwice() throws IOException, InterruptedException {
    String table = table("10.0.1.2");
    try (Page page = new Page("10.0.0.6")) {
      int ref = 1;
      ref = accepted(page, ref, table, 0, null);
      int before = page.tables;
      for (int i = 0; i < 20; i++) {
        ref = accepted(page, ref, table, 4, "f6g8");
      }
      assertThat(page.tables - before).as("once, a second later, that somebody looks on now")
          .isLessThanOrEqualTo(1);
      accepted(page, ref, table, 2, "g8f6");
      assertThat(page.lastTable.path("from").asInt(-1)).isEqualTo(2);
      assertThat(page.lastTable.path("plies")).hasSize(2);
    }
  }
}
