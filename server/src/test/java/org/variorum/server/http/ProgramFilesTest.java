package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the program for browsers; these tests have two small ones on the class path. */
final class ProgramFilesTest {

  private static final byte[] WASM = {0, 'a', 's', 'm', 1, 0, 0, 0};
  private static final String GAMES = "{\"a.yaml\":\"game: A\"}\n";

  @TempDir static Path directory;

  private static Server server;

  @BeforeAll
  static void start() {
    server = Server.start(
        new ServerSettings("127.0.0.1", 0, directory, Path.of("../games"), ServerSettings.Bounds.DEFAULT));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** @param headers names and values, in turn */
  private static HttpResponse<byte[]> get(String file, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve("/program/" + file));
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send((headers.length == 0 ? request : request.headers(headers)).build(),
          BodyHandlers.ofByteArray());
    }
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  @Test
  void browsersCompileItWhileItComes() throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = get("variorum.wasm");
    assertThat(header(answer, "Content-Type")).isEqualTo("application/wasm");
    assertThat(answer.body()).isEqualTo(WASM);
    assertThat(header(answer, "Content-Security-Policy")).contains("script-src 'self' 'wasm-unsafe-eval';",
        "worker-src 'self';");
  }

  @Test
  void thePageToFillInIsNoPageOfTheSite() throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = get("page.html");
    assertThat(header(answer, "Content-Type")).startsWith("text/plain");
    assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains("%game%");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "deflate, gzip, br", "gzip;q=0.5"})
  void itComesCompressedOnce(String accepted) throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = get("games.json", "Accept-Encoding", accepted);
    assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
    assertThat(header(answer, "Content-Type")).startsWith("application/json");
    try (GZIPInputStream text = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
      assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(GAMES);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"identity", "br", "gzip;q=0", "gzip; q=0.0, br"})
  void itComesAsItIsForOthers(String accepted) throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = get("games.json", "Accept-Encoding", accepted);
    assertThat(header(answer, "Content-Encoding")).isEmpty();
    assertThat(answer.body()).asString(StandardCharsets.UTF_8).isEqualTo(GAMES);
  }

  /** Brotli is a fifth smaller; the build compresses, because the server's Java cannot. */
  @Test
  void itComesAsTheBuildCompressedIt() throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = get("variorum.wasm", "Accept-Encoding", "gzip, br");
    assertThat(header(answer, "Content-Encoding")).isEqualTo("br");
    assertThat(header(answer, "Content-Type")).isEqualTo("application/wasm");
    try (
        InputStream brotli = ProgramFilesTest.class.getResourceAsStream("/public/program/variorum.wasm.br")) {
      assertThat(answer.body()).isEqualTo(brotli.readAllBytes());
    }
    assertThat(header(get("variorum.wasm", "Accept-Encoding", "gzip, br;q=0"), "Content-Encoding"))
        .isEqualTo("gzip");
  }

  @Test
  void whatABrowserHasIsNotSentAgainUntilItChanges() throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = get("games.json");
    assertThat(header(answer, "Cache-Control")).isEqualTo("public, no-cache");
    String tag = header(answer, "ETag");
    assertThat(tag).matches("W/\"[0-9a-f]{32}\"").isNotEqualTo(header(get("variorum.wasm"), "ETag"));
    HttpResponse<byte[]> again = get("games.json", "If-None-Match", tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(get("games.json", "If-None-Match", "W/\"0\"").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pages.json", "other.json", "..%2findex.html"})
  void whatTheBuildHasNotMadeIsNotThere(String file) throws IOException, InterruptedException {
    assertThat(get(file).statusCode()).isBetween(400, 404);
  }
}
