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
  private final InetAddress from;
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
  AttackContext(URI server, InetAddress from, List<String> games, LongGame longGame) {
    this.server = server;
    this.from = from;
    this.games = games;
    this.longGame = longGame;
    site = new Site(server, from);
  }

  /** The id of a game; consecutive numbers give the games in turn. */
  String game(int number) {
    return games.get(number % games.size());
  }

  /** The id of the game with the most legal moves at its start: there each move costs the server most. */
  String widest() throws IOException, InterruptedException {
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

  /** Two guests who play at one table after another. From now on, refusals by the server do not count as failures. */
  LiveGame liveGame(String game, int seed) throws IOException, InterruptedException {
    moves.stopCountingFailures();
    LiveGame played = new LiveGame(site, game, seed, moves);
    played.begin();
    return played;
  }

  /** Ends the preparation and begins the attack. */
  void begin() {
    successes.set(0);
    refusals.set(0);
  }

  /** Whether the server has fulfilled any request since the attack began. */
  boolean hasSucceeded() {
    return successes.get() > 0 || moves.acknowledged().count() > 0;
  }

  LongGame longGame() {
    return longGame;
  }

  /** A new guest with a cookie of its own, or the latest guest once there are {@link #MOST_GUESTS}. */
  synchronized String guest() throws IOException, InterruptedException {
    if (guests.size() < MOST_GUESTS) {
      guests.add(site.newGuest());
    }
    return guests.getLast();
  }

  /** The guest with a number from 0; a new guest if there are fewer guests. */
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
  String table(String guest, Map<String, Object> query) throws InterruptedException {
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
  GuestClient page(String guest) {
    return page(guest, message -> {});
  }

  /** As {@link #page(String)}; {@code listener} receives each message after it has been counted. */
  @Nullable
  GuestClient page(String guest, Consumer<JsonNode> listener) {
    GuestClient page = new GuestClient(message -> {
      (message.path("type").asString("").equals("refused") ? refusals : successes).incrementAndGet();
      listener.accept(message);
    }, why -> refusals.incrementAndGet());
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

  /** The page with the index {@code number % most}; opens one if there are fewer. Null if the server refuses it. */
  @Nullable
  GuestClient page(int number, int most) throws IOException, InterruptedException {
    synchronized (pages) {
      if (number % most < pages.size()) {
        return pages.get(number % most);
      }
    }
    return page(guest());
  }

  /** A new number for a message, which the server's answer repeats. */
  int nextRef() {
    return lastRef.incrementAndGet();
  }

  /** Opens a connection for raw bytes; null if the server accepts no more. */
  @Nullable
  Socket connection(String firstBytes) {
    Socket socket = new Socket();
    try {
      socket.bind(new InetSocketAddress(from, 0));
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
   * Sends a text on the connection with the index {@code number % most}; opens it with {@code firstBytes} if needed.
   *
   * @param isReader whether the answers are read and dropped; if false, they are never read
   */
  void sendRaw(int number, int most, String firstBytes, String text, boolean isReader) {
    Socket socket = sharedSockets.computeIfAbsent(number % most, key -> {
      Socket opened = connection(firstBytes);
      if (opened != null && isReader) {
        Thread.ofVirtual().start(() -> read(opened));
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
      sharedSockets.remove(number % most, socket);
      close(socket);
    }
  }

  private static void read(Socket socket) {
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
        : moves.acknowledged().count() + " moves of " + widestGameText + " made";
  }
}
