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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.Limits;
import org.variorum.server.budget.Allowance;

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
  private static Settings settings(Path data, int port) {
    return new Settings("127.0.0.1", port, data, Path.of("../games"),
        new Settings.Bounds(1, BURST, 60, 200, Allowance.USUAL, true));
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
    byte[] large = new byte[Limits.BODY + 1];
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
