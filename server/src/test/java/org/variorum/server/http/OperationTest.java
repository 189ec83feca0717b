package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.guest.Address;

/** What the operator of a server sees of it. */
@Isolated("Its server is to write within a second")
class OperationTest {

  @TempDir static Path directory;

  private static Path log;
  private static Server server;
  private static HttpClient client;

  @BeforeAll
  static void start() {
    log = directory.resolve("access.log");
    server = Server.start(new ServerSettings("127.0.0.1", 0, directory.resolve("data"), Path.of("../games"),
        new ServerSettings.Bounds(1_000, 1_000, 60, 200, CostLimits.DEFAULT, true))
        .withOperation(new ServerSettings.Operation(List.of(), 0, log)));
    client = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  private static HttpResponse<String> get(String path, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private static HttpResponse<String> metrics() throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(
        URI.create("http://127.0.0.1:" + server.metricsPort().orElseThrow() + "/metrics"));
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private static double metric(String name) throws IOException, InterruptedException {
    return metrics().body().lines().filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1))).findFirst()
        .orElseThrow(() -> new AssertionError("no " + name));
  }

  @Test
  void aServerThatRunsIsAliveAndReady() throws IOException, InterruptedException {
    assertThat(get("/health").body()).isEqualTo("{\"alive\":true}");
    assertThat(get("/ready").body()).isEqualTo("{\"ready\":true}");
  }

  @Test
  void aServerThatCannotWriteOrHasNoGamesOrStopsIsNotReady() {
    AtomicBoolean writes = new AtomicBoolean();
    AtomicBoolean games = new AtomicBoolean(true);
    assertThat(new Health(writes::get, games::get).problems())
        .containsExactly("The database cannot be written to.");
    writes.set(true);
    games.set(false);
    assertThat(new Health(writes::get, games::get).problems()).containsExactly("There are no games.");
    games.set(true);
    Health health = new Health(writes::get, games::get);
    assertThat(health.problems()).isEmpty();
    health.stop();
    assertThat(health.problems()).containsExactly("The server is stopping.");
    assertThat(new Health(() -> {
      throw new IllegalStateException("no disk");
    }, games::get).problems()).containsExactly("The database cannot be written to.");
  }

  @Test
  void aDatabaseThatDoesNotAnswerKeepsNobodyWaitingWhoAsksWhetherItIsReady() throws Exception {
    CountDownLatch stall = new CountDownLatch(1);
    AtomicInteger asked = new AtomicInteger();
    Health health = new Health(() -> {
      asked.incrementAndGet();
      await(stall);
      return true;
    }, () -> true);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<String>>> answers =
          Stream.generate(() -> threads.submit(health::problems)).limit(20).toList();
      for (Future<List<String>> answer : answers) {
        assertThat(answer.get(30, TimeUnit.SECONDS)).containsExactly("The database cannot be written to.");
      }
    }
    assertThat(asked).as("one write waits, not one for each who asks").hasValue(1);
    stall.countDown();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void metricsTellMovesQueuesRefusalsHeapAndConnections() throws Exception {
    String table;
    try (Page white = new Page(server.port())) {
      HttpResponse<String> created = client.send(
          HttpRequest.newBuilder(server.address().resolve("/api/tables"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString("{\"game\":\"chess\",\"side\":\"black\",\"level\":1}")).build(),
          BodyHandlers.ofString());
      table = Wire.MAPPER.readTree(created.body()).path("id").asString();
      double events = metric("variorum_events_total");
      white.say("{\"type\":\"play\",\"ref\":1,\"table\":\"" + table + "\",\"ply\":0,\"move\":\"nonsense\"}");
      for (String heard = ""; !heard.contains("refused");) {
        heard = white.heard.poll(30, TimeUnit.SECONDS);
        assertThat(heard).isNotNull();
      }
      assertThat(metric("variorum_sockets")).isEqualTo(1);
      assertThat(metric("variorum_connections")).isPositive();
      // The computer has White and moves first, as soon as somebody watches.
      white.say("{\"type\":\"watch\",\"ref\":2,\"table\":\"" + table + "\",\"plies\":0}");
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (metric("variorum_events_total") <= events) {
        assertThat(System.nanoTime()).as("the computer has not moved").isLessThan(end);
        Thread.sleep(50);
      }
    }
    get("/api/nothing");
    String all = metrics().body();
    for (String name : List.of("variorum_tables ", "variorum_queue_store ", "variorum_queue_thinking ",
        "variorum_requests ", "variorum_move_seconds_bucket{le=", "variorum_request_seconds_count ",
        "variorum_refusals_total{kind=", "jvm_memory_used_bytes{area=\"heap\"",
        "jvm_memory_max_bytes{area=\"heap\"")) {
      assertThat(all.lines()).as(name).anyMatch(line -> line.startsWith(name));
    }
    assertThat(metrics().headers().firstValue("Content-Type")).hasValueSatisfying(
        type -> assertThat(type).startsWith("text/plain; version=0.0.4"));
  }

  @Test
  void metricsAreNotOnTheSitesPort() throws IOException, InterruptedException {
    assertThat(get("/metrics").body()).doesNotContain("variorum_tables");
  }

  @Test
  void metricsAreForThisMachineUnderItsOwnNameOnly() throws IOException {
    int port = server.metricsPort().orElseThrow();
    try (RawConnection foreign = new RawConnection("127.0.0.1", port)) {
      assertThat(foreign.say("GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
          .untilClosed()).startsWith("HTTP/1.1 421");
    }
  }

  private static List<String> logged(String with) throws IOException, InterruptedException {
    List<String> lines = List.of();
    // A line is written after its answer.
    for (int i = 0; i < 600 && lines.isEmpty(); i++) {
      lines = Files.readAllLines(log).stream().filter(line -> line.contains(with)).toList();
      Thread.sleep(50);
    }
    return lines;
  }

  @Test
  void theAccessLogHasNoTextOfAStranger() throws IOException, InterruptedException {
    Instant before = Instant.now();
    get("/api/tables/SecretTable1?name=Secret2", "X-Forwarded-For", "198.51.100.77", "User-Agent", "Secret3",
        "Referer", "http://secret4.example/");
    get("/api/games/secret5/rules", "X-Forwarded-For", "2001:db8:aaaa:bbbb:cccc::7");
    get("/Secret6/../x%0Aforged?q=secret7", "X-Forwarded-For", "secret8");
    List<String> lines = logged("198.51.100.0/24");
    assertThat(lines).hasSize(1);
    String[] words = lines.getFirst().split(" ");
    assertThat(Instant.parse(words[0])).isBetween(before.minusSeconds(1), Instant.now());
    assertThat(List.of(words).subList(1, 5)).containsExactly("198.51.100.0/24", "GET", "/api/tables/{table}",
        "404");
    assertThat(logged("2001:db8:aaaa::/48")).singleElement().asString()
        .contains(" GET /api/games/{game}/rules 404 ");
    assertThat(logged(" - GET /... ")).isNotEmpty();
    assertThat(Files.readString(log)).doesNotContainIgnoringCase("secret").doesNotContain("forged")
        .doesNotContain("bbbb").doesNotContain("198.51.100.77");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(log))).isEqualTo("rw-------");
  }

  /** A proxy that names the client in X-Forwarded-For passes on what the visitor has sent there. */
  @Test
  void whatAVisitorSaysInForwardedIsNotBelieved() throws IOException, InterruptedException {
    get("/api/tables/Forwarded1", "X-Forwarded-For", "203.0.113.9", "Forwarded",
        "for=\"[2001:db8:dead::1]:4711\"");
    assertThat(logged("203.0.113.0/24")).hasSize(1);
    assertThat(Files.readString(log)).doesNotContain("2001:db8:dead");
  }

  @Test
  void everyEndpointHasItsRoute() {
    for (Endpoint endpoint : Endpoint.values()) {
      assertThat(AccessLog.route(endpoint.path().replaceAll("\\{\\w+}", "Ab1"))).isEqualTo(endpoint.path());
    }
    assertThat(AccessLog.route("/apiXgames")).isEqualTo("/...");
  }

  @Test
  void addressesAreCutToNetworks() {
    assertThat(AccessLog.network(Address.of("192.0.2.200"))).isEqualTo("192.0.2.0/24");
    assertThat(AccessLog.network(Address.of("::ffff:192.0.2.200"))).isEqualTo("192.0.2.0/24");
    assertThat(AccessLog.network(Address.of("2001:db8::1"))).isEqualTo("2001:db8:0::/48");
    assertThat(AccessLog.network(Address.of("a.b.c.d"))).isEqualTo("-");
    assertThat(AccessLog.network(Address.of("x:y:z:w:v"))).isEqualTo("-");
  }

  @Test
  void aFullLogIsPutAsideAndTheOldestGoes() throws IOException {
    Path file = directory.resolve("lines");
    try (RotatingFile lines = new RotatingFile(file, 100, 2)) {
      for (int i = 0; i < 100; i++) {
        lines.write("line %05d".formatted(i));
      }
    }
    assertThat(Files.readAllLines(file)).endsWith("line 00099");
    int kept = 0;
    for (String name : List.of("lines", "lines.1", "lines.2")) {
      assertThat(Files.size(directory.resolve(name))).isBetween(1L, 100L);
      kept += Files.readAllLines(directory.resolve(name)).size();
    }
    assertThat(Files.readAllLines(directory.resolve("lines.2")).getFirst())
        .isEqualTo("line %05d".formatted(100 - kept));
    assertThat(directory.resolve("lines.3")).doesNotExist();
    try (RotatingFile lines = new RotatingFile(file, 100, 2)) {
      lines.write("after a new start");
    }
    assertThat(Files.readAllLines(file)).endsWith("after a new start").hasSizeGreaterThan(1);
  }

  @Test
  void aLogThatCannotBeWrittenStopsTheStart() {
    assertThatThrownBy(() -> Server.start(new ServerSettings("127.0.0.1", 0, directory.resolve("other"),
        Path.of("../games"), ServerSettings.Bounds.DEFAULT)
        .withOperation(new ServerSettings.Operation(List.of(), null, directory.resolve("none/access.log")))))
        .isInstanceOf(ServerException.class).hasMessageContaining("access log");
  }
}
