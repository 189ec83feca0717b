package org.variorum.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The archive, unpacked where there is nothing else: no Java, no environment, and nothing to write beside it. */
class ArchiveTest {

  private static final long MAX_BYTES = 90_000_000;
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir static Path directory;

  /** A folder with blanks in its name. */
  private static Path place;
  private static Path folder;
  private static Map<String, String> environment;
  private static Map<Path, FileTime> asUnpacked;

  @BeforeAll
  static void unpack() throws Exception {
    place = Files.createDirectory(directory.resolve("where it is unpacked"));
    Command.run(place, System.getenv(), "", List.of("tar", "-xzf", archive().toString()));
    folder = place.resolve(Made.NAME);
    Path home = Files.createDirectory(place.resolve("home of a user"));
    Path nothing = Files.createDirectory(place.resolve("empty"));
    environment = Map.of("HOME", home.toString(), "PATH", nothing.toString());
    setWritable(false);
    asUnpacked = files();
    run("", "--version");
    waitForCache();
  }

  /** The directory's deletion needs the right to write. */
  @AfterAll
  static void nothingWasWrittenBesideIt() throws IOException {
    assertThat(files()).isEqualTo(asUnpacked);
    setWritable(true);
  }

  private static Path archive() {
    return Made.RELEASE.resolve(Made.NAME + ".tar.gz");
  }

  private static void setWritable(boolean writable) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.filter(file -> !Files.isSymbolicLink(file)).forEach(file -> file.toFile().setWritable(writable));
    }
  }

  private static Map<Path, FileTime> files() throws IOException {
    Map<Path, FileTime> times = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        times.put(file, Files.getLastModifiedTime(file));
      }
    }
    return times;
  }

  private static String run(String input, String... words) throws IOException, InterruptedException {
    return Command.run(place, environment, input,
        Stream.concat(Stream.of(folder.resolve("bin/variorum").toString()), Stream.of(words)).toList());
  }

  /** The first start makes it in the background; it must be a cache, not the mark that none could be made. */
  private static void waitForCache() throws Exception {
    Path caches = Path.of(environment.getOrDefault("HOME", "")).resolve(".cache/variorum");
    for (int second = 0; second < 400; second++) {
      try (Stream<Path> files = Files.walk(caches)) {
        if (files.anyMatch(file -> file.endsWith("java.aot"))) {
          break;
        }
      } catch (IOException | UncheckedIOException e) {
        // A file that was renamed meanwhile.
      }
      TimeUnit.SECONDS.sleep(1);
    }
    try (Stream<Path> files = Files.walk(caches)) {
      assertThat(files.filter(file -> file.endsWith("java.aot"))).singleElement()
          .satisfies(cache -> assertThat(Files.size(cache)).isPositive());
    }
  }

  @Test
  void itIsSmall() throws IOException {
    assertThat(Files.size(archive())).isLessThanOrEqualTo(MAX_BYTES);
  }

  @Test
  void itTellsItsVersion() throws Exception {
    assertThat(run("", "--version").strip()).isEqualTo("Variorum " + Made.VERSION);
  }

  @Test
  void itCountsMoves() throws Exception {
    assertThat(run("", "perft", "gleeman", "3")).contains("14302");
  }

  @Test
  void itSearches() throws Exception {
    assertThat(run("uci\nposition startpos moves e2e4\ngo nodes 2000\n", "uci")).contains("uciok",
        "bestmove ");
    assertThat(run("", "uci", "bench", "2", "chess")).contains("nodes");
  }

  @Test
  void itStartsThroughLinksFromAnyFolder() throws Exception {
    Path links = Files.createDirectory(place.resolve("links"));
    Path first =
        Files.createSymbolicLink(links.resolve("first"), Path.of("../" + Made.NAME + "/bin/variorum"));
    Path second = Files.createSymbolicLink(links.resolve("variorum"), first);
    assertThat(Command.run(links, environment, "", List.of(second.toString(), "perft", "chess", "2")))
        .contains("400");
    assertThat(Command.run(folder.resolve("bin"), environment, "", List.of("./variorum", "--version")))
        .contains(Made.VERSION);
    assertThat(Command.run(links, Map.of("PATH", links + ":/usr/bin:/bin", "HOME", place.toString(),
        "XDG_CACHE_HOME", environment.getOrDefault("HOME", "") + "/.cache"), "",
        List.of("sh", "-c", "variorum --version")))
        .contains(Made.VERSION);
  }

  @Test
  void itsSiteServesPagesAndStoresMoves() throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(folder.resolve("bin/variorum").toString(), "server", "--port", "0")
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    try (BufferedReader lines = new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        HttpClient client = HttpClient.newHttpClient()) {
      String line = String.valueOf(lines.readLine());
      URI site = URI.create(line.substring(line.indexOf("http")));
      assertThat(lines.readLine()).contains("home of a user/.local/share/variorum");
      assertThat(get(client, site.resolve("/"))).contains("<title>");
      assertThat(get(client, site.resolve("/docs/contents.html"))).contains("<title>");
      assertThat(get(client, site.resolve("/api/games/gleeman/rules"))).contains("warlord");
      assertThat(playAMove(client, site)).contains("d3d4");
    } finally {
      process.destroy();
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }
  }

  private static String get(HttpClient client, URI address) throws IOException, InterruptedException {
    HttpResponse<String> response =
        client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    assertThat(response.statusCode()).as("%s", address).isEqualTo(200);
    return response.body();
  }

  /** Plays on a new table, and returns the table. */
  private static String playAMove(HttpClient client, URI site) throws Exception {
    String cookie =
        client.send(HttpRequest.newBuilder(site.resolve("/api/me")).build(), BodyHandlers.discarding())
            .headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
    HttpRequest query = HttpRequest.newBuilder(site.resolve("/api/tables")).header("Cookie", cookie)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"gleeman\",\"side\":\"white\",\"level\":1}"))
        .build();
    String table = JSON.readTree(client.send(query, BodyHandlers.ofString()).body()).path("id").asString();
    CompletableFuture<String> answered = new CompletableFuture<>();
    WebSocket page = client.newWebSocketBuilder().header("Cookie", cookie)
        .buildAsync(URI.create("ws" + site.toString().substring("http".length())).resolve("/api/socket"),
            new WebSocket.Listener() {
              private final StringBuilder message = new StringBuilder();

              @Override
              public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
                message.append(text);
                if (last && message.toString().contains("\"ref\":1")) {
                  answered.complete(message.toString());
                }
                if (last) {
                  message.setLength(0);
                }
                socket.request(1);
                return null;
              }
            })
        .join();
    page.sendText(JSON.writeValueAsString(
        Map.of("type", "play", "ref", 1, "table", table, "ply", 0, "move", "d3d4")), true).join();
    answered.get(1, TimeUnit.MINUTES);
    page.abort();
    return get(client, site.resolve("/api/tables/" + table));
  }

  /** jdeps names every module that some class refers to. */
  @Test
  void itsRuntimeHasAllModulesThatAClassRefersTo() throws IOException {
    StringWriter output = new StringWriter();
    List<String> jars = jars();
    List<String> words = Stream.concat(Stream.of("--ignore-missing-deps", "--multi-release", "25",
        "--print-module-deps", "--class-path", folder.resolve("lib") + "/*"), jars.stream()).toList();
    int status = ToolProvider.findFirst("jdeps").orElseThrow()
        .run(new PrintWriter(output), new PrintWriter(output), words.toArray(String[]::new));
    assertThat(status).as("%s", output).isZero();
    assertThat(RuntimeImage.MODULES)
        .contains(output.toString().lines().reduce((first, last) -> last).orElseThrow().split(","));
  }

  private static List<String> jars() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("lib"))) {
      return files.map(Path::toString).filter(file -> file.endsWith(".jar")).sorted().toList();
    }
  }

  @Test
  void itsPartsListNamesEveryJarThePagesPackagesAndTheRuntime() throws IOException {
    JsonNode bom = JSON.readTree(Files.readString(folder.resolve("bom.json")));
    assertThat(bom.path("bomFormat").asString()).isEqualTo("CycloneDX");
    List<String> names = bom.path("components").valueStream()
        .map(part -> part.path("name").asString() + "-" + part.path("version").asString()).toList();
    assertThat(jars()).allSatisfy(jar -> {
      String name = Path.of(jar).getFileName().toString().replaceFirst("\\.jar$", "");
      assertThat(names).contains(name.equals("app") ? "variorum-app-" + Made.VERSION : name);
    });
    assertThat(names).anyMatch(name -> name.startsWith("svelte-"))
        .anyMatch(name -> name.startsWith("openjdk-"));
    assertThat(bom.path("components").valueStream().filter(part -> part.path("licenses").isEmpty()))
        .isEmpty();
  }

  @Test
  void everyPartHasTheTextOfItsLicence() throws IOException {
    Path licences = folder.resolve("licences");
    assertThat(folder.resolve("LICENSE")).isNotEmptyFile();
    assertThat(folder.resolve("runtime/legal/java.base")).isDirectory();
    Matcher row = Pattern.compile("^\\| (\\S+) \\| \\S+ \\| (\\S.*) \\|$", Pattern.MULTILINE)
        .matcher(Files.readString(licences.resolve("README.md")));
    int rows = 0;
    while (row.find()) {
      if (row.group(1).equals("---") || row.group(1).equals("part")) {
        continue;
      }
      rows++;
      String part = row.group(1);
      boolean own = Files.isDirectory(licences.resolve(part.replace('/', '-')));
      boolean general = Stream.of(row.group(2).split(" or "))
          .anyMatch(id -> Files.exists(licences.resolve("spdx").resolve(id + ".txt")));
      assertThat(own || general).as("a licence's text for %s", part).isTrue();
    }
    assertThat(rows).isGreaterThan(jars().size() / 2);
  }
}
