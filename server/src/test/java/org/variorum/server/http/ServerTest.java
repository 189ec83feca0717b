package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.budget.CostLimits;

/** A whole server, asked over HTTP. */
class ServerTest {

  private static final int BURST = 20;

  @TempDir static Path directory;

  private static Server server;

  @BeforeAll
  static void start() {
    server = Server.start(settings(directory, 0));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Behind a proxy, so that tests can come from many addresses. */
  private static ServerSettings settings(Path data, int port) {
    return new ServerSettings("127.0.0.1", port, data, Path.of("../games"),
        new ServerSettings.Bounds(1, BURST, 60, 200, CostLimits.DEFAULT, true));
  }

  private static HttpRequest.Builder request(String path, String... forwarded) {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve(path));
    for (String address : forwarded) {
      request.header("X-Forwarded-For", address);
    }
    return request;
  }

  private static HttpResponse<String> answer(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), BodyHandlers.ofString());
    }
  }

  @Test
  void whatIsNowhereIsSaidSoWhateverTheMethod() throws IOException, InterruptedException {
    HttpResponse<String> answer =
        answer(request("/api/nowhere", "10.0.0.1").POST(BodyPublishers.ofString("{}")));
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body())
        .isEqualTo("{\"code\":\"unknown-address\",\"words\":[\"There is nothing at /api/nowhere.\"]}");
  }

  @Test
  void aBodyWithoutALengthIsNotReadBeyondTheLimit() throws IOException, InterruptedException {
    byte[] large = new byte[ApiLimits.BODY_BYTES + 1];
    HttpResponse<String> answer =
        answer(request("/api/pgn/read", "10.0.0.2").header("Content-Type", "application/json")
            .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large))));
    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.body()).contains("too-large");
  }

  @Test
  void whoInventsAddressesBehindAProxyIsStillOne() throws IOException, InterruptedException {
    int refused = 0;
    for (int i = 0; i < 2 * BURST; i++) {
      refused += answer(request("/api/me", "10.1.0." + i, "10.0.0.3")).statusCode() == 429 ? 1 : 0;
    }
    assertThat(refused).isPositive();
    assertThat(answer(request("/api/me", "10.0.0.4")).statusCode()).isEqualTo(200);
  }

  private static HttpResponse<String> get(String path, String address)
      throws IOException, InterruptedException {
    return answer(request(path, address));
  }

  private static String said(HttpResponse<String> answer, String header) {
    return answer.headers().firstValue(header).orElse("nothing");
  }

  @Test
  void noAnswerOfTheApiIsKeptByCaches() throws IOException, InterruptedException {
    for (String path : List.of("/api/me", "/api/games", "/api/mine", "/api/games/nothing/rules",
        "/api/nowhere",
        "/health", "/ready")) {
      assertThat(said(get(path, "10.0.0.5"), "Cache-Control")).as(path).isEqualTo("no-store");
    }
  }

  /** The address of before names no owner, and stays. */
  @Test
  void aGameHasAnAddressWithItsOwnerAndOneWithout() throws IOException, InterruptedException {
    String rules = get("/api/games/chess/rules", "10.0.0.8").body();
    assertThat(rules)
        .contains("\"definition\":{\"owner\":\"variorum\",\"name\":\"chess\",\"version\":\"1\"}");
    assertThat(get("/api/games/variorum:chess/rules", "10.0.0.8").body()).isEqualTo(rules);
    assertThat(get("/api/games/variorum%3Achess/rules", "10.0.0.8").body()).isEqualTo(rules);
    assertThat(get("/api/games/somebody:chess/rules", "10.0.0.8").statusCode()).isEqualTo(404);
  }

  @Test
  void answersSayWhatTheyAre() throws IOException, InterruptedException {
    assertThat(said(get("/api/games", "10.0.0.6"), "Content-Type")).startsWith("application/json");
    HttpResponse<String> page = get("/", "10.0.0.6");
    assertThat(said(page, "Content-Type"))
        .startsWith(page.statusCode() == 200 ? "text/html;charset=utf-8" : "application/json");
  }

  @Test
  void noMethodEchoesARequestAndNoFolderIsListed() throws IOException, InterruptedException {
    HttpResponse<String> echo =
        answer(
            request("/api/me", "10.0.0.7").method("TRACE", BodyPublishers.noBody()).header("X-Own", "echo"));
    assertThat(echo.statusCode()).isGreaterThanOrEqualTo(400);
    assertThat(echo.body()).doesNotContain("X-Own");
    for (String path : List.of("/assets", "/assets/", "/.git/config", "/db/migration/", "/WEB-INF/web.xml",
        "/assets/..%2f..%2forg/")) {
      assertThat(get(path, "10.0.0.7").body()).as(path).doesNotContain("V1__", "[core]", "href=\"..",
          ".class");
    }
  }

  /** Two that disagree about where a request ends would let one visitor speak for another. */
  @ParameterizedTest
  @ValueSource(
      strings = {"Content-Length: 4\r\nTransfer-Encoding: chunked", "Content-Length: 4\r\nContent-Length: 5",
          "Content-Length: +4", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"})
  void aRequestOfTwoLengthsIsNotRead(String lengths) throws IOException {
    try (RawConnection connection = new RawConnection("127.0.0.1", server.port())) {
      assertThat(connection.sayAsLongAsHeard("POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\n"
          + "Content-Type: application/json\r\nConnection: close\r\n" + lengths + "\r\n\r\n0\r\n\r\n")
          .untilClosed())
          .startsWith("HTTP/1.1 400").doesNotContain("HTTP/1.1 200");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"zz\r\n{}\r\n0\r\n\r\n", "2\r\n{}xx\r\n0\r\n\r\n", "-1\r\n{}\r\n",
      "fffffffffffffffff\r\n{}\r\n"})
  void aBodyInChunksThatAreNoneIsRefused(String body) throws IOException {
    try (RawConnection connection = new RawConnection("127.0.0.1", server.port())) {
      String answer = connection.sayAsLongAsHeard("POST /api/positions HTTP/1.1\r\nHost: 127.0.0.1\r\n"
          + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
          + body)
          .untilClosed();
      assertThat(answer).startsWith("HTTP/1.1 400").contains("\"code\":\"unreadable\"");
    }
  }

  @Test
  void aPortThatIsTakenIsNamed() {
    ServerException refused =
        catchThrowableOfType(ServerException.class, () -> Server.start(settings(directory, server.port())));
    assertThat(refused.isPortTaken()).isTrue();
    assertThat(refused).hasMessageContaining(Integer.toString(server.port()));
  }

  @Test
  void theAddressIsOneThatBrowsersUnderstand() {
    assertThat(server.address()).isEqualTo(URI.create("http://127.0.0.1:" + server.port() + "/"));
  }
}
