package org.variorum.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.variorum.server.http.Server;
import org.variorum.server.http.ServerException;
import org.variorum.server.http.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code variorum server}, and {@code variorum} alone. */
@Command(name = "server", description = "Starts the site: play in the browser.")
final class ServerCommand implements Callable<Integer> {

  private static final int USUAL_PORT = 8080;
  /** How many ports are tried when none was asked for and the usual one is taken. */
  private static final int TRIES = 20;
  private static final int MOST = 1_000_000;

  private final Streams streams;

  @Mixin private final HelpOption help = new HelpOption();

  @Option(names = "--port", paramLabel = "N",
      description = "the port; 0 for any free one; by default the first free one from " + USUAL_PORT
          + " on") private @Nullable Integer port;

  @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "127.0.0.1",
      description = "the address to listen on; 0.0.0.0 to be seen from other machines (default ${DEFAULT-VALUE})") private String host =
          "127.0.0.1";

  @Option(names = "--data", paramLabel = "DIR",
      description = "where games are kept (default: data beside the start script)") private Path data =
          Path.of(System.getProperty("variorum.data", "data"));

  @Option(names = "--database", paramLabel = "URL",
      description = "a PostgreSQL database to keep games in instead, jdbc:postgresql://HOST/NAME?user=…&password=…") private @Nullable String database;

  @Option(names = "--proxied",
      description = "a proxy stands before the server and says in X-Forwarded-For who asks") private boolean proxied;

  @Option(names = "--pages-per-address", paramLabel = "N",
      description = "how many pages of one address may be open (default ${DEFAULT-VALUE})") private int pages =
          Settings.Bounds.USUAL.sockets();

  @Option(names = "--tables-per-minute", paramLabel = "N",
      description = "how many games one address may start in a minute (default ${DEFAULT-VALUE})") private int tables =
          Settings.Bounds.USUAL.tables();

  @Option(names = "--requests-per-second", paramLabel = "N",
      description = "how many requests one address may make in a second (default ${DEFAULT-VALUE})") private int requests =
          Settings.Bounds.USUAL.requests();

  ServerCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    Server server = start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
    streams.out().println("Variorum is at " + server.address());
    streams.out().println(
        "Games are kept in " + (database == null ? data.toAbsolutePath().normalize() : "the database")
            + ". Ctrl+C stops it.");
    if (!server.hasPages()) {
      streams.out()
          .println("It was built without the pages: install Node 20.19 or newer and start it again.");
    }
    streams.out().flush();
    new CountDownLatch(1).await();
    return 0;
  }

  private Server start() {
    if (database != null && !database.startsWith("jdbc:postgresql:")) {
      throw Complaint
          .usage("--database is the URL of a PostgreSQL database and begins with jdbc:postgresql:");
    }
    requireNumber("--port", port == null ? USUAL_PORT : port, 0, 65_535);
    requireNumber("--pages-per-address", pages, 1, MOST);
    requireNumber("--tables-per-minute", tables, 1, MOST);
    requireNumber("--requests-per-second", requests, 1, MOST);
    Path games = Path.of(System.getProperty("variorum.games", "games"));
    if (!Files.isDirectory(games)) {
      throw Complaint.usage("there is no folder " + games + " with games");
    }
    int first = port == null ? USUAL_PORT : port;
    int last = port == null ? USUAL_PORT + TRIES : first;
    for (int candidate = first;; candidate++) {
      try {
        return Server.start(settings(games, candidate));
      } catch (ServerException e) {
        if (!e.isPortTaken() || candidate >= last) {
          throw Complaint.usage(String.valueOf(e.getMessage()));
        }
      }
    }
  }

  private static void requireNumber(String option, int number, int least, int most) {
    if (number < least || number > most) {
      throw Complaint.usage(option + " is a number from " + least + " to " + most + ", not " + number);
    }
  }

  private Settings settings(Path games, int candidate) {
    int burst = Math.max(Settings.Bounds.USUAL.burst(), requests);
    return new Settings(host, candidate, data, database, games,
        new Settings.Bounds(requests, burst, tables, pages, proxied));
  }
}
