package org.variorum.bench.attack;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.variorum.bench.load.GuestClient;
import org.variorum.bench.load.LiveGame;
import org.variorum.bench.load.LoadCounts;
import org.variorum.bench.load.Site;
import tools.jackson.databind.JsonNode;

/** Resources of an attacker: an address, up to {@link #MOST_GUESTS} guests, sockets, all games, and one long game. */
final class AttackContext {

  private static final int MOST_GUESTS = 300;
  private static final int MOST_MOVES = 100_000;

  private final URI server;
  private final InetAddress localAddress;
  private final Site site;
  private final List<String> games;
  private final LongGame longGame;
  private final List<String> guests = new ArrayList<>();
  private final List<GuestClient> pages = new ArrayList<>();
  private final List<Socket> connections = new ArrayList<>();
  private final Map<Integer, Socket> sharedSockets = new ConcurrentHashMap<>();
  /** The number of requests fulfilled, messages received, connections opened and texts written. */
  private final AtomicInteger successes = new AtomicInteger();
  private final AtomicInteger refusals = new AtomicInteger();
  private final AtomicInteger lastRef = new AtomicInteger();
  /** The moves made by the guests of {@link #liveGame}. */
  private final LoadCounts moves = new LoadCounts(MOST_MOVES);
  private volatile String widestGameText = "";

  /** @param games the ids of all games */
  AttackContext(URI server, InetAddress localAddress, List<String> games, LongGame longGame) {
    this.server = server;
    this.localAddress = localAddress;
    this.games = games;
    this.longGame = longGame;
    site = new Site(server, localAddress);
  }

  /** The id of a game; consecutive numbers give the games in turn. */
  String game(int number) {
    return games.get(number % games.size());
  }

  /** Returns the id of the game with the most legal moves at its start: each move costs the server most. */
  String widestGame() throws IOException, InterruptedException {
    String widestGame = "";
    int most = 0;
    for (String game : games) {
      int legalMoves =
          site.post("api/positions", guest(0), Map.of("game", game)).path("position").path("moves")
              .size();
      if (legalMoves > most) {
        most = legalMoves;
        widestGame = game;
      }
    }
    widestGameText = widestGame + " (" + most + " legal moves at its start)";
    return widestGame;
  }

  /** Creates two guests, which play at one table after another. From now on, refusals are no failures. */
  LiveGame liveGame(String game, int seed) throws IOException, InterruptedException {
    moves.stopCountingFailures();
    LiveGame liveGame = new LiveGame(site, game, seed, moves);
    liveGame.begin();
    return liveGame;
  }

  /** Ends the preparation and begins the attack. */
  void begin() {
    successes.set(0);
    refusals.set(0);
  }

  /** Whether the server has fulfilled any request or acknowledged any move since the attack began. */
  boolean hasSucceeded() {
    return successes.get() > 0 || moves.acknowledgementTimes().count() > 0;
  }

  LongGame longGame() {
    return longGame;
  }

  /** The cookie of a new guest, or of the latest guest once there are {@link #MOST_GUESTS}. */
  synchronized String guest() throws IOException, InterruptedException {
    if (guests.size() < MOST_GUESTS) {
      guests.add(site.newGuest());
    }
    return guests.getLast();
  }

  /** The cookie of the guest with a number from 0; of a new guest if there are fewer guests. */
  String guest(int number) throws IOException, InterruptedException {
    synchronized (this) {
      if (number < guests.size()) {
        return guests.get(number);
      }
    }
    return guest();
  }

  void post(String path, String guest, Object body) throws InterruptedException {
    attempt(() -> site.post(path, guest, body));
  }

  /** Creates a table; returns its id, or null if the server refuses. */
  @Nullable
  String createTable(String guest, Map<String, Object> query) throws InterruptedException {
    try {
      String id = site.post("api/tables", guest, query).path("id").asString("");
      successes.incrementAndGet();
      return id;
    } catch (IOException e) {
      refusals.incrementAndGet();
      return null;
    }
  }

  void get(String path, String guest) throws InterruptedException {
    attempt(() -> site.get(path, guest));
  }

  /** A request that the server may refuse. */
  private interface Attempt {
    void make() throws IOException, InterruptedException;
  }

  private void attempt(Attempt attempt) throws InterruptedException {
    try {
      attempt.make();
      successes.incrementAndGet();
    } catch (IOException e) {
      refusals.incrementAndGet();
    }
  }

  /** Opens a page that reads every message; null if the server refuses the connection. */
  @Nullable
  GuestClient openPage(String guest) {
    return openPage(guest, message -> {});
  }

  /** As {@link #openPage(String)}; {@code listener} receives each message after it has been counted. */
  @Nullable
  GuestClient openPage(String guest, Consumer<JsonNode> listener) {
    GuestClient page = new GuestClient(message -> {
      (message.path("type").asString("").equals("refused") ? refusals : successes).incrementAndGet();
      listener.accept(message);
    }, reason -> refusals.incrementAndGet());
    try {
      page.connect(site, guest);
    } catch (RuntimeException e) {
      refusals.incrementAndGet();
      return null;
    }
    synchronized (pages) {
      pages.add(page);
    }
    return page;
  }

  /** The page {@code number % pageCount}, opened if there are fewer pages; null if the server refuses it. */
  @Nullable
  GuestClient page(int number, int pageCount) throws IOException, InterruptedException {
    synchronized (pages) {
      if (number % pageCount < pages.size()) {
        return pages.get(number % pageCount);
      }
    }
    return openPage(guest());
  }

  /** A new number for a message, which the server's answer repeats. */
  int nextRef() {
    return lastRef.incrementAndGet();
  }

  /** Opens a connection for raw bytes; null if the server accepts no more. */
  @Nullable
  Socket openConnection(String firstBytes) {
    Socket socket = new Socket();
    try {
      socket.bind(new InetSocketAddress(localAddress, 0));
      socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), 1_000);
      socket.getOutputStream().write(firstBytes.getBytes(StandardCharsets.ISO_8859_1));
      successes.incrementAndGet();
      synchronized (connections) {
        connections.add(socket);
      }
      return socket;
    } catch (IOException e) {
      refusals.incrementAndGet();
      close(socket);
      return null;
    }
  }

  /**
   * Sends a text on the connection with the index {@code number % connectionCount}. If the connection is not open,
   * opens it and sends {@code firstBytes} first.
   *
   * @param readsAnswers whether the answers are read and dropped; if false, they are never read
   */
  void sendRaw(int number, int connectionCount, String firstBytes, String text, boolean readsAnswers) {
    Socket socket = sharedSockets.computeIfAbsent(number % connectionCount, key -> {
      Socket opened = openConnection(firstBytes);
      if (opened != null && readsAnswers) {
        Thread.ofVirtual().start(() -> discardAnswers(opened));
      }
      return opened;
    });
    if (socket == null) {
      return;
    }
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      successes.incrementAndGet();
    } catch (IOException e) {
      refusals.incrementAndGet();
      sharedSockets.remove(number % connectionCount, socket);
      close(socket);
    }
  }

  private static void discardAnswers(Socket socket) {
    try {
      socket.getInputStream().transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      // The server has closed the connection.
    }
  }

  /** Sends one more byte on every connection. */
  void sendByteOnEach() {
    List<Socket> open;
    synchronized (connections) {
      open = List.copyOf(connections);
    }
    for (Socket socket : open) {
      try {
        socket.getOutputStream().write('x');
      } catch (IOException e) {
        refusals.incrementAndGet();
        synchronized (connections) {
          connections.remove(socket);
        }
        close(socket);
      }
    }
  }

  int connections() {
    synchronized (connections) {
      return connections.size();
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // The connection is of no further use.
    }
  }

  @Override
  public String toString() {
    return widestGameText.isEmpty() ? successes + " requests fulfilled, " + refusals + " refused"
        : moves.acknowledgementTimes().count() + " moves of " + widestGameText + " made";
  }
}
