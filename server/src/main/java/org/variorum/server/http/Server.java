package org.variorum.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.util.NanoTime;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Experience;
import org.variorum.rules.guide.DirectoryPages;
import org.variorum.rules.guide.Pages;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.language.Library;
import org.variorum.server.account.Accounts;
import org.variorum.server.account.PasswordHasher;
import org.variorum.server.api.ApiLimits;
import org.variorum.server.budget.Budget;
import org.variorum.server.catalog.Catalog;
import org.variorum.server.challenge.Challenges;
import org.variorum.server.guest.IdSigner;
import org.variorum.server.guide.RulesPageCache;
import org.variorum.server.http.files.ProgramFiles;
import org.variorum.server.metrics.Meters.Counter;
import org.variorum.server.metrics.Meters.Gauge;
import org.variorum.server.metrics.Meters.Timing;
import org.variorum.server.metrics.PrometheusMeters;
import org.variorum.server.publication.GalleryPages;
import org.variorum.server.publication.Publications;
import org.variorum.server.publication.VisibleDefinitions;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.table.Tables;
import org.variorum.server.thinking.EngineScheduler;
import org.variorum.server.trial.ProcessTrial;
import org.variorum.server.trial.Trial;
import org.variorum.server.trial.TrialBounds;
import org.variorum.view.position.Views;

/** A running server: HTTP, the socket and the pages on one port. */
public final class Server implements AutoCloseable {

  private final ServerSettings settings;
  private final Store store;
  private final EngineScheduler thinking;
  private final Tables tables;
  private final Challenges challenges;
  private final Budget budget;
  private final Accounts accounts;
  private final StaticPages pages = new StaticPages();
  private final ProgramFiles program = new ProgramFiles();
  private final PrometheusMeters meters = new PrometheusMeters();
  private final Sockets sockets;
  private final Health health;
  private final @Nullable AccessLog accessLog;
  private final @Nullable MetricsPort metricsPort;
  private final Javalin javalin;

  private Server(ServerSettings settings, PasswordHasher hasher, Trial trial) {
    this.settings = settings;
    Addresses addresses = new Addresses(settings.bounds().proxied());
    Path log = settings.operation().accessLog();
    Integer port = settings.operation().metricsPort();
    accessLog = log == null ? null : accessLog(log, addresses);
    metricsPort = port == null ? null : metricsPort(port);
    store =
        settings.database() == null ? Store.inFile(settings.data()) : Store.inPostgresql(settings.database());
    thinking =
        EngineScheduler.withAllButOneProcessor(settings.thinkingMemory(), Experience.in(settings.games()));
    Views views = new Views();
    DirectoryPages rulesPages = new DirectoryPages(settings.games());
    DirectoryLibrary library = new DirectoryLibrary(settings.games());
    VisibleDefinitions published = new VisibleDefinitions(store);
    Pages allPages = published.pages(rulesPages);
    Catalog catalog = Catalog.of(library, allPages, published);
    tables = new Tables(store, catalog, views, thinking, settings.tableMemory());
    IdSigner signer = new IdSigner(store.secret());
    challenges = new Challenges(store, catalog, tables, signer);
    accounts = new Accounts(store, signer, hasher, this::endRevokedSockets);
    Guests guests = new Guests(signer, addresses, accounts.sessions(), store.names()::isNamed);
    AddressLimit addressLimit = new AddressLimit(settings.bounds(), addresses);
    budget = new Budget(settings.bounds().allowance());
    Api api = new Api(catalog, RulesPageCache.of(catalog, allPages, views)::page, tables, challenges, guests,
        addressLimit, budget, people(published, library, catalog, trial));
    SameOriginCheck originCheck =
        new SameOriginCheck(Hosts.of(settings.operation().publicHosts(), settings.host()));
    sockets = new Sockets(originCheck, guests, addressLimit, catalog, tables, challenges, thinking, budget,
        settings.connections().pace(), meters, store.names());
    // Reads the list of games before the first visitor requests it.
    Thread.ofPlatform().name("catalog").daemon().start(catalog::list);
    health = new Health(store::canWrite, () -> !catalog.list().games().isEmpty());
    showMeters();
    Transport transport = new Transport(settings, addressLimit, addresses, meters);
    javalin = Javalin.create(config -> {
      transport.configure(config);
      config.jetty.modifyServer(jetty -> jetty.setRequestLog(this::log));
      config.routes.before(context -> SecurityHeaders.add(context, addresses.isHttps(context)));
      config.routes.before(originCheck::admit);
      configure(config, api, guests);
    });
  }

  private Api.People people(VisibleDefinitions published, Library library, Catalog catalog, Trial trial) {
    return new Api.People(accounts, store.names(),
        new Publications(store.publications(), published, accounts, library, trial),
        new GalleryPages(store.publications(), catalog));
  }

  private void showMeters() {
    meters.showValue(Gauge.TABLES, tables::tablesInMemory);
    meters.showValue(Gauge.UNWRITTEN, store::waitingWrites);
    meters.showTotal(Counter.EVENTS, store::writtenEvents);
    meters.showValue(Gauge.THINKING, thinking::waitingSearches);
  }

  private static AccessLog accessLog(Path file, Addresses addresses) {
    try {
      return new AccessLog(file, addresses);
    } catch (IOException e) {
      throw new ServerException("the access log " + file + " cannot be written: " + e.getMessage(), false, e);
    }
  }

  private MetricsPort metricsPort(int port) {
    try {
      return new MetricsPort(port, meters);
    } catch (IOException e) {
      throw new ServerException(
          "cannot listen on port " + port + " for metrics: " + e.getMessage(), false, e);
    }
  }

  private void log(Request request, Response response) {
    meters.recordTime(Timing.REQUEST, NanoTime.since(request.getBeginNanoTime()));
    if (accessLog != null) {
      accessLog.log(request, response);
    }
  }

  /**
   * Starts a server and returns as soon as it answers requests.
   *
   * @throws ServerException if the port is taken or the database cannot be opened
   */
  public static Server start(ServerSettings settings) {
    return start(settings, PasswordHasher.standard(),
        settings.operation().hasPublishing() ? new ProcessTrial(TrialBounds.USUAL) : Trial.CLOSED);
  }

  /** Tests have a cheaper hasher of passwords, and a trial of definitions that starts no process. */
  static Server start(ServerSettings settings, PasswordHasher hasher, Trial trial) {
    requirePortFree(settings);
    Server server;
    try {
      server = new Server(settings, hasher, trial);
    } catch (StoreException e) {
      throw new ServerException(String.valueOf(e.getMessage()), false, e);
    }
    try {
      server.javalin.start();
    } catch (JavalinBindException e) {
      server.close();
      throw portTaken(settings, e);
    }
    return server;
  }

  /** Checks the port before the database is opened, because opening the database takes longer. */
  private static void requirePortFree(ServerSettings settings) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(settings.host(), settings.port()));
    } catch (BindException e) {
      throw portTaken(settings, e);
    } catch (IOException e) {
      throw new ServerException("cannot listen on " + settings.host() + ", port " + settings.port() + ": "
          + e.getMessage(), false, e);
    }
  }

  private static ServerException portTaken(ServerSettings settings, Exception cause) {
    return new ServerException("cannot listen on " + settings.host() + ", port " + settings.port()
        + ": another program probably uses it; choose another port", true, cause);
  }

  /** Whether the server has the web client's pages; without them it has only the API. */
  public boolean hasPages() {
    return pages.exist();
  }

  /** The port that the server listens on. */
  public int port() {
    return javalin.port();
  }

  /** The port for metrics; empty if there is none. */
  public OptionalInt metricsPort() {
    return metricsPort == null ? OptionalInt.empty() : OptionalInt.of(metricsPort.port());
  }

  /** The URL of the server for a browser on this machine. */
  public URI address() {
    return URI.create("http://" + shownHost() + ":" + port() + "/");
  }

  private String shownHost() {
    return switch (settings.host()) {
      case "0.0.0.0", "::" -> "localhost";
      case String host when host.contains(":") -> "[" + host + "]";
      case String host -> host;
    };
  }

  private void configure(JavalinConfig config, Api api, Guests guests) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.maxRequestSize = ApiLimits.BODY_BYTES;
    config.jetty.modifyServletContextHandler(handler -> handler.setSessionHandler(withoutSessions()));
    ProblemResponses.configure(config, meters);
    config.routes.get(Health.ALIVE, health::alive);
    config.routes.get(Health.READY, health::ready);
    for (Endpoint endpoint : Endpoint.values()) {
      config.routes.addHttpHandler(endpoint.method(), endpoint.path(),
          context -> api.handle(endpoint, context));
    }
    config.routes.get("/api/openapi.json", api::describe);
    config.routes.wsBeforeUpgrade("/api/socket", sockets::admit);
    config.routes.ws("/api/socket", sockets::configure);
    config.routes.get(ProgramFiles.PATH, context -> {
      if (!program.answer(context)) {
        ProblemResponses.notFound(context);
      }
    });
    pages.configure(config);
    config.spaRoot.addHandler("/", context -> {
      if (context.path().startsWith("/api/") || !pages.answer(context)) {
        ProblemResponses.notFound(context);
      } else {
        guests.renew(context);
      }
    });
  }

  /** A handler that keeps no sessions: Javalin creates one for each socket, but guests have a cookie of their own. */
  private static SessionHandler withoutSessions() {
    SessionHandler sessions = new SessionHandler();
    NullSessionCache cache = new NullSessionCache(sessions);
    cache.setSessionDataStore(new NullSessionDataStore());
    sessions.setSessionCache(cache);
    sessions.setUsingCookies(false);
    return sessions;
  }

  private void endRevokedSockets() {
    sockets.endRevoked(store.names()::isNamed, store.accounts()::alive);
  }

  /** Stops the server: completes pending writes, and asks pages to reconnect later. */
  @Override
  public void close() {
    health.stop();
    sockets.goAway();
    javalin.stop();
    budget.close();
    challenges.close();
    accounts.close();
    tables.close();
    thinking.close();
    store.close();
    if (metricsPort != null) {
      metricsPort.close();
    }
    if (accessLog != null) {
      accessLog.close();
    }
    meters.close();
  }
}
