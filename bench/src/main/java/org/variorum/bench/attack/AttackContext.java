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

/** Resources of an attacker: one address, any number of guests and sockets, all games, and one long legal game. */
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
  private final Map<Integer, Socket> reused = new ConcurrentHashMap<>();
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger refs = new AtomicInteger();
  /** The moves made by the guests of {@link #game}. */
  private final LoadCounts moves = new LoadCounts(MOST_MOVES);
  private volatile String widest = "";

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
    String found = "";
    int most = 0;
    for (String game : games) {
      int legal =
          site.post("api/positions", someGuest(0), Map.of("game", game)).path("position").path("moves")
              .size();
      if (legal > most) {
        most = legal;
        found = game;
      }
    }
    widest = found + " (" + most + " legal moves at its start)";
    return found;
  }

  /** Two guests who play at one table after another. A refusal by the server is no failure. */
  LiveGame game(String game, int seed) throws IOException, InterruptedException {
    moves.over();
    LiveGame played = new LiveGame(site, game, seed, moves);
    played.begin();
    return played;
  }

  /** Ends the preparation and begins the attack. */
  void begin() {
    done.set(0);
    refused.set(0);
  }

  /** Whether the server has fulfilled any request since the attack began. */
  boolean hasDone() {
    return done.get() > 0 || moves.acknowledged().count() > 0;
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

  String someGuest(int number) throws IOException, InterruptedException {
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
      done.incrementAndGet();
      return id;
    } catch (IOException e) {
      refused.incrementAndGet();
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
      done.incrementAndGet();
    } catch (IOException e) {
      refused.incrementAndGet();
    }
  }

  /** Opens a page that reads every message. */
  @Nullable
  GuestClient page(String guest) {
    return page(guest, message -> {});
  }

  /** @param hears receives each message, too */
  @Nullable
  GuestClient page(String guest, Consumer<JsonNode> hears) {
    GuestClient page = new GuestClient(message -> {
      (message.path("type").asString("").equals("refused") ? refused : done).incrementAndGet();
      hears.accept(message);
    }, why -> refused.incrementAndGet());
    try {
      page.connect(site, guest);
    } catch (RuntimeException e) {
      refused.incrementAndGet();
      return null;
    }
    synchronized (pages) {
      pages.add(page);
    }
    return page;
  }

  /** One of {@code most} open pages; opens another page while there are fewer. */
  @Nullable
  GuestClient page(int number, int most) throws IOException, InterruptedException {
    synchronized (pages) {
      if (number % most < pages.size()) {
        return pages.get(number % most);
      }
    }
    return page(guest());
  }

  int ref() {
    return refs.incrementAndGet();
  }

  /** Opens a connection for raw bytes; null if the server accepts no more. */
  @Nullable
  Socket connection(String firstBytes) {
    Socket socket = new Socket();
    try {
      socket.bind(new InetSocketAddress(from, 0));
      socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), 1_000);
      socket.getOutputStream().write(firstBytes.getBytes(StandardCharsets.ISO_8859_1));
      done.incrementAndGet();
      synchronized (connections) {
        connections.add(socket);
      }
      return socket;
    } catch (IOException e) {
      refused.incrementAndGet();
      close(socket);
      return null;
    }
  }

  /**
   * Sends a text on one of {@code most} connections, each of which begins with {@code firstBytes}.
   *
   * @param reads whether the answers are read and dropped; if false, nothing is read
   */
  void shout(int number, int most, String firstBytes, String text, boolean reads) {
    Socket socket = reused.computeIfAbsent(number % most, key -> {
      Socket opened = connection(firstBytes);
      if (opened != null && reads) {
        Thread.ofVirtual().start(() -> read(opened));
      }
      return opened;
    });
    if (socket == null) {
      return;
    }
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      done.incrementAndGet();
    } catch (IOException e) {
      refused.incrementAndGet();
      reused.remove(number % most, socket);
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
  void dribble() {
    List<Socket> open;
    synchronized (connections) {
      open = List.copyOf(connections);
    }
    for (Socket socket : open) {
      try {
        socket.getOutputStream().write('x');
      } catch (IOException e) {
        refused.incrementAndGet();
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
    return widest.isEmpty() ? done + " requests done, " + refused + " refused"
        : moves.acknowledged().count() + " moves of " + widest + " made";
  }
}
