package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.budget.CostLimits;

/** What pages of other sites, other names of the server, and wrong bodies get; by bytes, for no client would send all that. */
class StrangersTest {

  @TempDir static Path local;
  @TempDir static Path published;

  /** For this machine only, without a proxy. */
  private static Server here;
  /** Behind a proxy, with a name on the net. */
  private static Server site;

  @BeforeAll
  static void start() {
    here = Server.start(new ServerSettings("127.0.0.1", 0, local, Path.of("../games"), bounds(false)));
    site = Server.start(new ServerSettings("127.0.0.1", 0, published, Path.of("../games"), bounds(true))
        .withOperation(
            new ServerSettings.Operation(List.of("Chess.Example", "other.example:8443"), null, null)));
  }

  private static ServerSettings.Bounds bounds(boolean proxied) {
    return new ServerSettings.Bounds(1_000, 1_000, 1_000, 200, CostLimits.DEFAULT, proxied);
  }

  @AfterAll
  static void stop() {
    here.close();
    site.close();
  }

  private static String ask(Server server, String request) throws IOException {
    try (RawConnection connection = new RawConnection("127.0.0.1", server.port())) {
      return connection.sayAsLongAsHeard(request).untilClosed();
    }
  }

  private static String get(Server server, String path, String... headers) throws IOException {
    return ask(server, "GET " + path + " HTTP/1.1\r\nConnection: close\r\n" + lines(headers) + "\r\n");
  }

  private static String post(Server server, String path, String body, String... headers) throws IOException {
    return ask(server, "POST " + path + " HTTP/1.1\r\nConnection: close\r\nContent-Length: " + body.length()
        + "\r\n" + lines(headers) + "\r\n" + body);
  }

  private static String upgrade(Server server, String... headers) throws IOException {
    try (RawConnection connection = new RawConnection("127.0.0.1", server.port())) {
      return connection.say("GET /api/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n" + lines(headers)
          + "\r\n").until("\r\n");
    }
  }

  private static String lines(String... headers) {
    return String.join("", Stream.of(headers).map(header -> header + "\r\n").toList());
  }

  private static String status(String answer) {
    return answer.split(" ")[1];
  }

  private static final String JSON = "Content-Type: application/json";
  private static final String TABLE = "{\"game\":\"chess\"}";

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "localhost:80", "LOCALHOST:1234", "127.0.0.1", "127.0.0.1:8080", "[::1]",
          "[::1]:8080"})
  void thisMachinesNamesAreAnswered(String host) throws IOException {
    assertThat(status(get(here, "/api/me", "Host: " + host))).isEqualTo("200");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
          "10.0.0.1", "[::2]", "127.0.0.1@evil.example", ""})
  void anotherNameThatLeadsHereIsNotAnswered(String host) throws IOException {
    for (String path : new String[] {"/", "/api/games", "/api/me", "/assets/none.js", "/nowhere"}) {
      String answer = get(here, path, "Host: " + host);
      assertThat(status(answer)).as(path).isIn("421", "400");
      assertThat(answer).doesNotContain("Set-Cookie");
    }
    assertThat(upgrade(here, "Host: " + host)).containsPattern("^HTTP/1.1 4(21|00)");
  }

  @ParameterizedTest
  @CsvSource({"chess.example, 200", "CHESS.example, 200", "chess.example:443, 200", "other.example:8443, 200",
      "other.example, 421", "other.example:1, 421", "localhost, 421", "127.0.0.1, 421", "evil.example, 421"})
  void aPublishedServerAnswersForItsPublicNames(String host, String status) throws IOException {
    assertThat(status(get(site, "/api/me", "Host: " + host))).isEqualTo(status);
  }

  @Test
  void whetherItIsWellIsToldUnderAnyName() throws IOException {
    assertThat(status(get(site, "/health", "Host: 10.1.2.3:8080"))).isEqualTo("200");
    assertThat(status(get(site, "/ready", "Host: 10.1.2.3:8080"))).isEqualTo("200");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Origin: http://localhost:8080  | 200
      Sec-Fetch-Site: same-origin    | 200
      Sec-Fetch-Site: none           | 200
      Accept: */*                    | 200
      Origin: http://evil.example    | 403
      Origin: http://localhost:8081  | 403
      Origin: http://localhost       | 403
      Origin: null                   | 403
      Origin: http://[               | 403
      Sec-Fetch-Site: cross-site     | 403
      Sec-Fetch-Site: same-site      | 403
      Sec-Fetch-Site: anything       | 403
      """)
  void onlyOwnPagesWriteAndOpenSockets(String header, String status) throws IOException {
    assertThat(status(post(here, "/api/tables", TABLE, "Host: localhost:8080", JSON, header)))
        .isEqualTo(status);
    assertThat(status(upgrade(here, "Host: localhost:8080", header)))
        .isEqualTo(status.equals("200") ? "101" : status);
  }

  /** The name of the attacker's site leads to this server: origin and host are the same, and both are wrong. */
  @Test
  void originIsHeldAgainstTheNameThatWasConfigured() throws IOException {
    String[] rebound = {"Host: evil.example", "Origin: http://evil.example"};
    assertThat(status(upgrade(here, rebound))).isEqualTo("421");
    assertThat(status(upgrade(site, rebound))).isEqualTo("421");
    assertThat(
        status(post(site, "/api/tables", TABLE, "Host: evil.example", JSON, "Origin: http://evil.example")))
        .isEqualTo("421");
    assertThat(status(upgrade(site, "Host: chess.example", "Origin: https://chess.example")))
        .isEqualTo("101");
    assertThat(status(upgrade(site, "Host: chess.example", "Origin: https://other.example:8443")))
        .isEqualTo("403");
  }

  /** What a browser sends to another origin without asking that origin first. */
  @ParameterizedTest
  @ValueSource(strings = {"Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded",
      "Content-Type: multipart/form-data; boundary=x", "Content-Type: text/plain; application/json",
      "Content-Type: application/jsonx", "Accept: */*"})
  void onlyJsonIsTaken(String header) throws IOException {
    for (Endpoint endpoint : Endpoint.values()) {
      if (endpoint.body() != null) {
        assertThat(status(post(here, endpoint.path(), "{}", "Host: localhost", header))).as(endpoint.path())
            .isEqualTo("415");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"})
  void jsonIsTakenWhateverItsParameters(String type) throws IOException {
    assertThat(status(post(here, "/api/tables", TABLE, "Host: localhost", "Content-Type: " + type)))
        .isEqualTo("200");
  }

  static Stream<String> tooLong() {
    String one = Integer.toHexString(ApiLimits.BODY_BYTES + 1) + "\r\n" + " ".repeat(ApiLimits.BODY_BYTES + 1)
        + "\r\n";
    return Stream.of(one + "0\r\n\r\n", one,
        ("1000\r\n" + " ".repeat(4096) + "\r\n").repeat(2 * ApiLimits.BODY_BYTES / 4096),
        one.repeat(8), "100000\r\n" + " ".repeat(300_000), "7fffffff\r\n" + " ".repeat(300_000),
        "80000000\r\n" + " ".repeat(300_000), "fffffffffff\r\n" + " ".repeat(300_000));
  }

  /** However long it is, and whether or not it ends. */
  @ParameterizedTest
  @MethodSource
  void tooLong(String chunks) throws IOException {
    String answer = ask(here, "POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + JSON
        + "\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks);
    assertThat(status(answer)).isEqualTo("413");
    assertThat(answer).contains("too-large");
  }

  @Test
  void aBodyThatSaysItIsTooLongIsNotRead() throws IOException {
    String answer = ask(here, "POST /api/pgn/read HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + JSON
        + "\r\nContent-Length: " + (ApiLimits.BODY_BYTES + 1) + "\r\n\r\n");
    assertThat(status(answer)).isEqualTo("413");
  }

  @Test
  void behindHttpsTheCookieIsForThisHostOnlyAndHttpsStays() throws IOException {
    String answer = get(site, "/api/me", "Host: chess.example", "X-Forwarded-Proto: https");
    assertThat(answer).containsPattern("Set-Cookie: __Host-variorum-guest=.*Path=/.*Secure.*HttpOnly")
        .contains("Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n");
    assertThat(answer).doesNotContainPattern("Set-Cookie:.*Domain=");
  }

  @Test
  void withoutAProxyNobodyIsBelievedThatItIsHttps() throws IOException {
    String answer = get(here, "/api/me", "Host: localhost", "X-Forwarded-Proto: https");
    assertThat(answer).contains("Set-Cookie: variorum-guest=").doesNotContain("Strict-Transport-Security");
    assertThat(get(site, "/api/me", "Host: chess.example")).doesNotContain("Strict-Transport-Security");
  }

  /** Guests of a site that moves to HTTPS keep their games. */
  @Test
  void aCookieOfTheOldNameIsStillKnown() throws IOException {
    String first = get(site, "/api/me", "Host: chess.example");
    String cookie = first.split("Set-Cookie: ")[1].split(";")[0];
    assertThat(cookie).startsWith("variorum-guest=");
    String name = first.substring(first.indexOf("\"name\""));
    String second =
        get(site, "/api/me", "Host: chess.example", "X-Forwarded-Proto: https", "Cookie: " + cookie);
    assertThat(second).endsWith(name);
    String renamed = "__Host-" + cookie;
    assertThat(get(site, "/api/me", "Host: chess.example", "X-Forwarded-Proto: https", "Cookie: " + renamed))
        .endsWith(name).doesNotContain("Set-Cookie");
  }

  /** Another host of the same domain can set a cookie of the old name, but not one of the new. */
  @Test
  void theNewCookieCountsMoreThanTheOld() throws IOException {
    String mine = sealed("Host: chess.example");
    String planted = sealed("Host: chess.example");
    String asMe = get(site, "/api/me", "Host: chess.example", "X-Forwarded-Proto: https",
        "Cookie: __Host-" + mine);
    String both = get(site, "/api/me", "Host: chess.example", "X-Forwarded-Proto: https",
        "Cookie: " + planted + "; __Host-" + mine);
    assertThat(both.substring(both.indexOf("\"name\""))).isEqualTo(asMe.substring(asMe.indexOf("\"name\"")));
  }

  private static String sealed(String host) throws IOException {
    return get(site, "/api/me", host).split("Set-Cookie: ")[1].split(";")[0];
  }

  /** A page that receives this message reconnects by itself. */
  @Test
  void aServerThatStopsSaysSo(@TempDir Path directory) throws Exception {
    Server leaving =
        Server.start(new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"), bounds(false)));
    CompletableFuture<Integer> closed = new CompletableFuture<>();
    CompletableFuture<Boolean> welcome = new CompletableFuture<>();
    try (HttpClient client = HttpClient.newHttpClient()) {
      client.newWebSocketBuilder().buildAsync(URI.create("ws://localhost:" + leaving.port() + "/api/socket"),
          new WebSocket.Listener() {
            @Override
            public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
              welcome.complete(true);
              socket.request(1);
              return CompletableFuture.completedFuture(null);
            }

            @Override
            public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
              closed.complete(code);
              return CompletableFuture.completedFuture(null);
            }
          }).join();
      welcome.get(30, TimeUnit.SECONDS);
      leaving.close();
      assertThat(closed.get(30, TimeUnit.SECONDS)).isEqualTo(1001);
    }
  }
}
