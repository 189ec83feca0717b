package org.variorum.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.variorum.app.option.Complaint;
import org.variorum.app.option.DatabaseOptions;
import org.variorum.app.option.HelpOption;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.http.Server;
import org.variorum.server.http.ServerException;
import org.variorum.server.http.ServerSettings;
import org.variorum.server.store.Login;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code variorum server}, which is also the default command. */
@Command(name = "server", description = "Starts the site: play in the browser.")
final class ServerCommand implements Callable<Integer> {

  private static final int DEFAULT_PORT = 8080;
  /** The number of further ports that are tried if the default port is taken. */
  private static final int FURTHER_PORTS = 20;
  private static final int MAX_LIMIT = 1_000_000;

  private final Streams streams;

  @Mixin private final HelpOption help = new HelpOption();

  @Option(names = "--port", paramLabel = "N",
      description = "the port; 0 for any free one; by default the first free one from " + DEFAULT_PORT
          + " on") private @Nullable Integer port;

  @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "127.0.0.1",
      description = "the address to listen on; 0.0.0.0 lets other machines connect (default ${DEFAULT-VALUE})") private String host =
          "127.0.0.1";

  @Option(names = "--data", paramLabel = "DIR",
      description = "the directory that stores the games (default ${DEFAULT-VALUE})") private Path data =
          Path.of(System.getProperty("variorum.data", "data"));

  @Mixin private final DatabaseOptions database = new DatabaseOptions();

  @Option(names = "--public-host", paramLabel = "NAME",
      description = "a public host name of the site; NAME:PORT accepts that port only; may be repeated; without it, "
          + "only requests for names of this machine are answered") private List<
              String> publicHosts =
                  List.of();

  @Option(names = "--metrics-port", paramLabel = "N",
      description = "the port of 127.0.0.1 that serves metrics for Prometheus; 0 for any free "
          + "one") private @Nullable Integer metricsPort;

  @Option(names = "--access-log", paramLabel = "FILE",
      description = "the file for the access log: a line for each request, with only a prefix of the visitor's IP "
          + "address and no text from the visitor") private @Nullable Path accessLog;

  @Option(names = "--publishing",
      description = "let visitors with a name publish games of their own (docs/operation.md says what to know first)") private boolean hasPublishing;

  @Option(names = "--proxied",
      description = "for a server behind a proxy that sends the visitor's address in X-Forwarded-For and the scheme in X-Forwarded-Proto") private boolean proxied;

  @Option(names = "--pages-per-address", paramLabel = "N",
      description = "the maximum number of open pages of one address (default ${DEFAULT-VALUE})") private int pages =
          ServerSettings.Bounds.DEFAULT.sockets();

  @Option(names = "--connections", paramLabel = "N",
      description = "the maximum number of open connections (default ${DEFAULT-VALUE})") private int connections =
          ServerSettings.Connections.DEFAULT.total();

  @Option(names = "--connections-per-address", paramLabel = "N",
      description = "the maximum number of open connections of one address, at least twice "
          + "--pages-per-address; not used with --proxied (default ${DEFAULT-VALUE})") private int connectionsPerAddress =
              ServerSettings.Connections.DEFAULT.perAddress();

  @Option(names = "--tables-per-minute", paramLabel = "N",
      description = "the maximum number of games that one address may start in a minute (default ${DEFAULT-VALUE})") private int tables =
          ServerSettings.Bounds.DEFAULT.tables();

  @Option(names = "--requests-per-second", paramLabel = "N",
      description = "the maximum number of requests of one address in a second (default ${DEFAULT-VALUE})") private int requests =
          ServerSettings.Bounds.DEFAULT.requests();

  @Option(names = "--work-per-second", paramLabel = "MS",
      description = "how many milliseconds of a processor's time one address may take in a second (default ${DEFAULT-VALUE})") private int work =
          ServerSettings.Bounds.DEFAULT.allowance().work();

  @Option(names = "--bytes-per-second", paramLabel = "N",
      description = "how many bytes the server may send to one address in a second (default ${DEFAULT-VALUE})") private int bytes =
          ServerSettings.Bounds.DEFAULT.allowance().bytes();

  ServerCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    Server server = start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
    streams.out().println("Variorum is at " + server.address());
    streams.out().println(
        "Games are kept in " + (database.isGiven() ? "the database" : data.toAbsolutePath().normalize())
            + ". Press Ctrl+C to stop the server.");
    server.metricsPort().ifPresent(
        metrics -> streams.out().println("Metrics are at http://127.0.0.1:" + metrics + "/metrics"));
    if (proxied && publicHosts.isEmpty()) {
      streams.err().println("variorum: --proxied needs --public-host with the name of the site;"
          + " without it, requests for names other than this machine's are refused");
    }
    if (!server.hasPages()) {
      streams.out()
          .println("This build has no pages: install Node 20.19 or newer and start Variorum again.");
    }
    streams.out().flush();
    new CountDownLatch(1).await();
    return 0;
  }

  private Server start() {
    Optional<Login> login = database.login(System.getenv());
    requireNumber("--port", port == null ? DEFAULT_PORT : port, 0, 65_535);
    requireNumber("--pages-per-address", pages, 1, MAX_LIMIT);
    requireNumber("--metrics-port", metricsPort == null ? 0 : metricsPort, 0, 65_535);
    requireNumber("--connections", connections, 1, MAX_LIMIT);
    requireNumber("--connections-per-address", connectionsPerAddress, 1, MAX_LIMIT);
    requireNumber("--tables-per-minute", tables, 1, MAX_LIMIT);
    requireNumber("--requests-per-second", requests, 1, MAX_LIMIT);
    requireNumber("--work-per-second", work, 1, CostLimits.MAX_WORK);
    requireNumber("--bytes-per-second", bytes, 1, CostLimits.MAX_BYTES);
    Path games = Path.of(System.getProperty("variorum.games", "games"));
    if (!Files.isDirectory(games)) {
      throw Complaint.usage("there is no folder " + games + " with games");
    }
    int firstPort = port == null ? DEFAULT_PORT : port;
    int lastPort = port == null ? DEFAULT_PORT + FURTHER_PORTS : firstPort;
    for (int candidate = firstPort;; candidate++) {
      try {
        return Server.start(settings(games, candidate, login));
      } catch (ServerException e) {
        if (!e.isPortTaken() || candidate >= lastPort) {
          throw Complaint.usage(String.valueOf(e.getMessage()));
        }
      }
    }
  }

  private static void requireNumber(String option, int number, int min, int max) {
    if (number < min || number > max) {
      throw Complaint.usage(option + " is a number from " + min + " to " + max + ", not " + number);
    }
  }

  private ServerSettings settings(Path games, int candidate, Optional<Login> login) {
    int burst = Math.max(ServerSettings.Bounds.DEFAULT.burst(), requests);
    ServerSettings.Connections usual = ServerSettings.Connections.DEFAULT;
    return new ServerSettings(host, candidate, data, login.orElse(null), games,
        new ServerSettings.Bounds(requests, burst, tables, pages, new CostLimits(work, bytes), proxied),
        // Each page has a connection for its socket, and browsers keep some more open.
        new ServerSettings.Connections(connections, Math.max(connectionsPerAddress, 2 * pages),
            usual.requests(),
            usual.requestsPerAddress(), usual.pace()),
        new ServerSettings.Operation(publicHosts, metricsPort, accessLog, hasPublishing));
  }
}
