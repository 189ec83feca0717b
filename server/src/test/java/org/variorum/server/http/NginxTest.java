package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.budget.CostLimits;

/** The proxy of {@code operation/nginx.conf} before a server, with other ports and a certificate of its own. */
class NginxTest {

  private static final Path NGINX = Path.of("/usr/sbin/nginx");
  private static final String NAME = "chess.example";
  private static final char[] PASSWORD = "changeit".toCharArray();
  private static final String JSON = "Content-Type: application/json\r\n";

  @TempDir static Path directory;

  private static int http;
  private static int https;
  private static @Nullable SSLContext trust;
  private static @Nullable Server server;
  private static @Nullable Process nginx;

  @BeforeAll
  static void start() throws Exception {
    if (!Files.isExecutable(NGINX)) {
      String words = "NOT TESTED: there is no " + NGINX + "; install the package nginx";
      System.err.println("*** " + words + " ***");
      Assumptions.abort(words);
    }
    server = Server.start(new ServerSettings("127.0.0.1", 0, directory.resolve("data"), Path.of("../games"),
        new ServerSettings.Bounds(1_000, 1_000, 60, 200, CostLimits.DEFAULT, true))
        .withOperation(new ServerSettings.Operation(List.of(NAME), null, directory.resolve("access.log"))));
    http = freePort();
    https = freePort();
    makeCertificate();
    Path site = Files.writeString(directory.resolve("site.conf"), site(server.port()));
    Path whole = Files.writeString(directory.resolve("nginx.conf"), """
        daemon off;
        %s
        pid %2$s/pid;
        events {}
        http {
          access_log off;
          client_body_temp_path %2$s/body;
          proxy_temp_path %2$s/proxy;
          fastcgi_temp_path %2$s/fastcgi;
          uwsgi_temp_path %2$s/uwsgi;
          scgi_temp_path %2$s/scgi;
          include %3$s;
        }
        """.formatted(System.getProperty("user.name").equals("root") ? "user root;" : "", directory, site));
    nginx = new ProcessBuilder(NGINX.toString(), "-p", directory.toString(), "-c", whole.toString(), "-e",
        directory.resolve("error.log").toString()).inheritIO().start();
    awaitPort(https);
  }

  /** The example as it stands, except what depends on the machine. */
  private static String site(int port) throws IOException {
    String text = Files.readString(Path.of("../operation/nginx.conf"));
    return replaced(replaced(
        replaced(
            replaced(replaced(withIpv6(text), "server 127.0.0.1:8080;", "server 127.0.0.1:" + port + ";"),
                "listen 80;", "listen 127.0.0.1:" + http + ";"),
            "listen 443 ssl;",
            "listen 127.0.0.1:" + https + " ssl;"),
        "/etc/letsencrypt/live/chess.example/fullchain.pem", directory.resolve("certificate.pem").toString()),
        "/etc/letsencrypt/live/chess.example/privkey.pem", directory.resolve("key.pem").toString());
  }

  private static String withIpv6(String text) {
    return replaced(replaced(text, "listen [::]:80;", listen("[::1]:" + http)), "listen [::]:443 ssl;",
        listen("[::1]:" + https + " ssl"));
  }

  /** There may be no IPv6 here. */
  private static String listen(String address) {
    return hasIpv6() ? "listen " + address + ";" : "";
  }

  private static boolean hasIpv6() {
    try (ServerSocket _ = new ServerSocket(0, 1, InetAddress.ofLiteral("::1"))) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static String replaced(String text, String old, String by) {
    assertThat(text).contains(old);
    return text.replace(old, by);
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  private static void awaitPort(int port) throws Exception {
    for (int i = 0; i < 600; i++) {
      assertThat(Objects.requireNonNull(nginx).isAlive()).as("nginx runs").isTrue();
      try (Socket _ = new Socket("127.0.0.1", port)) {
        return;
      } catch (ConnectException e) {
        Thread.sleep(50);
      }
    }
  }

  private static void makeCertificate() throws Exception {
    Path store = directory.resolve("store.p12");
    Process keytool =
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-genkeypair", "-alias", "site", "-keyalg", "EC", "-dname", "CN=" + NAME, "-ext",
            "san=dns:" + NAME, "-validity", "2",
            "-keystore", store.toString(), "-storetype", "PKCS12", "-storepass", new String(PASSWORD))
            .inheritIO().start();
    assertThat(keytool.waitFor()).isZero();
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      keys.load(in, PASSWORD);
    }
    Files.writeString(directory.resolve("key.pem"),
        pem("PRIVATE KEY", keys.getKey("site", PASSWORD).getEncoded()));
    Files.writeString(directory.resolve("certificate.pem"),
        pem("CERTIFICATE", keys.getCertificate("site").getEncoded()));
    trust = trusting(keys);
  }

  private static String pem(String what, byte[] content) {
    return "-----BEGIN " + what + "-----\n"
        + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content)
        + "\n-----END " + what + "-----\n";
  }

  private static SSLContext trusting(KeyStore keys) throws GeneralSecurityException, IOException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("site", keys.getCertificate("site"));
    TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }

  @AfterAll
  static void stop() throws InterruptedException {
    if (nginx != null) {
      nginx.destroy();
      nginx.waitFor(30, TimeUnit.SECONDS);
    }
    if (server != null) {
      server.close();
    }
  }

  private static RawConnection secure(String loopback) throws IOException {
    Socket socket = new Socket();
    socket.connect(new InetSocketAddress(InetAddress.ofLiteral(loopback), https), 10_000);
    SSLSocket secure =
        (SSLSocket) Objects.requireNonNull(trust).getSocketFactory().createSocket(socket, NAME, https, true);
    secure.startHandshake();
    return new RawConnection(secure);
  }

  private static String host() {
    return "Host: " + NAME + ":" + https + "\r\n";
  }

  private static String origin() {
    return "Origin: https://" + NAME + ":" + https + "\r\n";
  }

  private static String ask(String request) throws IOException {
    try (RawConnection connection = secure("127.0.0.1")) {
      return connection.say(request).untilClosed();
    }
  }

  private static String get(String path, String headers) throws IOException {
    return ask("GET " + path + " HTTP/1.1\r\nConnection: close\r\n" + headers + "\r\n");
  }

  private static String upgrade(String headers) {
    return "GET /api/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n" + headers + "\r\n";
  }

  @Test
  void withoutHttpsBrowsersAreSentToHttps() throws IOException {
    try (RawConnection plain = new RawConnection("127.0.0.1", http)) {
      assertThat(plain.say("GET /game/chess HTTP/1.1\r\nHost: chess.example\r\nConnection: close\r\n\r\n")
          .untilClosed())
          .startsWith("HTTP/1.1 301").contains("Location: https://chess.example/game/chess");
    }
  }

  @Test
  void overHttpsTheCookieIsOfThisHostAndHttpsStays() throws IOException {
    assertThat(get("/api/me", host())).startsWith("HTTP/1.1 200")
        .contains("Set-Cookie: __Host-variorum-guest=")
        .contains("Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n");
  }

  @Test
  void ownPagesWriteAndOthersDoNot() throws IOException {
    String table = "{\"game\":\"chess\"}";
    String post =
        "POST /api/tables HTTP/1.1\r\nConnection: close\r\n" + JSON + "Content-Length: " + table.length()
            + "\r\n" + host();
    assertThat(ask(post + origin() + "\r\n" + table)).startsWith("HTTP/1.1 200");
    assertThat(ask(post + "Origin: https://evil.example\r\n\r\n" + table)).startsWith("HTTP/1.1 403");
    assertThat(get("/api/me", "Host: evil.example\r\n")).startsWith("HTTP/1.1 421");
  }

  @Test
  void aPagesSocketIsOpenedAndSpeaks() throws IOException {
    try (RawConnection page = secure("127.0.0.1")) {
      page.say(upgrade(host() + origin()));
      assertThat(page.until("\r\n")).startsWith("HTTP/1.1 101");
      assertThat(page.until("\"welcome\"")).isNotEmpty();
    }
    try (RawConnection foreign = secure("127.0.0.1")) {
      foreign.say(upgrade(host() + "Origin: https://evil.example\r\n"));
      assertThat(foreign.until("\r\n")).startsWith("HTTP/1.1 403");
    }
  }

  @Test
  void nobodyIsBelievedWhichAddressHeHas() throws Exception {
    try (RawConnection connection = secure("127.0.0.1")) {
      connection.say(
          "GET /api/games HTTP/1.1\r\nConnection: close\r\n" + host() + "X-Forwarded-For: 198.51.100.1\r\n"
              + "X-Forwarded-Proto: http\r\n\r\n")
          .untilClosed();
    }
    assertThat(logged("/api/games ")).isNotEmpty()
        .allSatisfy(line -> assertThat(line).contains(" 127.0.0.0/24 GET /api/games 200 "));
  }

  /** Visitors over IPv6 are served, and identified by the network that the proxy saw. */
  @Test
  void visitorsComeByIpv6() throws Exception {
    Assumptions.assumeTrue(hasIpv6(), "NOT TESTED: this machine has no IPv6");
    try (RawConnection connection = secure("::1")) {
      assertThat(connection.say("GET /api/openapi.json HTTP/1.1\r\nConnection: close\r\n" + host()
          + "X-Forwarded-For: 198.51.100.1\r\n\r\n").untilClosed()).startsWith("HTTP/1.1 200");
    }
    assertThat(logged("/api/openapi.json ")).isNotEmpty()
        .allSatisfy(line -> assertThat(line).contains(" 0:0:0::/48 GET "));
  }

  private static List<String> logged(String route) throws Exception {
    List<String> lines = List.of();
    for (int i = 0; i < 600 && lines.isEmpty(); i++) {
      Thread.sleep(50);
      lines =
          Files.readAllLines(directory.resolve("access.log")).stream().filter(line -> line.contains(route))
              .toList();
    }
    return lines;
  }

  @Test
  void whatIsTooLargeIsRefusedAndTheServersHealthIsNotShown() throws IOException {
    // Nginx waits five seconds for the body before it closes.
    try (RawConnection connection = secure("127.0.0.1")) {
      connection.say("POST /api/pgn/read HTTP/1.1\r\nConnection: close\r\n" + JSON + "Content-Length: "
          + (ApiLimits.BODY_BYTES + 1) + "\r\n" + host() + "\r\n");
      assertThat(connection.until("\r\n")).startsWith("HTTP/1.1 413");
    }
    assertThat(get("/health", host())).startsWith("HTTP/1.1 404");
    assertThat(get("/ready", host())).startsWith("HTTP/1.1 404");
  }
}
