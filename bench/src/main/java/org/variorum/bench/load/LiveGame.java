package org.variorum.bench.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Two guests who play random legal moves at one table after another. */
public final class LiveGame {

  /** A table where the guests have played, with the moves that the server has acknowledged. */
  record PlayedTable(String table, List<String> acknowledgedMoves) {}

  private final Site site;
  private final String game;
  private final Random random;
  private final LoadCounts counts;
  private final List<GuestClient> players;
  private final List<String> cookies = new ArrayList<>();
  private final List<PlayedTable> playedTables = new ArrayList<>();
  private int ref;
  private String table = "";
  private List<String> acknowledgedMoves = new ArrayList<>();
  /** The first steps of all legal moves, for example origin squares; null while they are unknown. */
  private @Nullable JsonNode firstSteps;
  /** Whether a piece has been touched and its moves have not arrived yet. */
  private boolean isPieceTouched;
  private @Nullable String pendingMove;
  /** The first steps before the pending move. */
  private @Nullable JsonNode previousFirstSteps;
  private long sendTime;
  private boolean hasEnded;

  /** @param game the game's id */
  public LiveGame(Site site, String game, long seed, LoadCounts counts) {
    this.site = site;
    this.game = game;
    this.counts = counts;
    random = new Random(seed);
    players = List.of(new GuestClient(message -> handle(0, message), counts::addFailure),
        new GuestClient(message -> handle(1, message), counts::addFailure));
  }

  /** Seats both guests at a first table. */
  public void begin() throws IOException, InterruptedException {
    for (GuestClient player : players) {
      String cookie = site.newGuest();
      cookies.add(cookie);
      player.connect(site, cookie);
    }
    sitDown();
  }

  private void sitDown() throws IOException, InterruptedException {
    String id = site.post("api/tables", cookies.getFirst(), Map.of("game", game, "side", "white")).path("id")
        .asString("");
    synchronized (this) {
      table = id;
      acknowledgedMoves = new ArrayList<>();
      playedTables.add(new PlayedTable(id, acknowledgedMoves));
      firstSteps = null;
      isPieceTouched = false;
      pendingMove = null;
      hasEnded = false;
    }
    players.get(1).send(message("act", Map.of("ply", 0, "action", "sit")));
    players.forEach(player -> player.send(message("watch", Map.of("plies", 0))));
  }

  private synchronized Map<String, Object> message(String type, Map<String, Object> fields) {
    Map<String, Object> message = new LinkedHashMap<>(fields);
    message.put("type", type);
    message.put("ref", ++ref);
    message.put("table", table);
    return message;
  }

  /**
   * Touches a piece, or counts a miss if the previous move is still pending. As on a page, the move is made when the
   * server has answered with the piece's moves.
   */
  public void move() throws IOException, InterruptedException {
    boolean needsTable;
    String oldTable;
    synchronized (this) {
      needsTable = hasEnded;
      oldTable = table;
      JsonNode current = firstSteps;
      if (!needsTable) {
        if (current == null || isPieceTouched || pendingMove != null) {
          counts.addMiss();
          return;
        }
        isPieceTouched = true;
        players.get(acknowledgedMoves.size() % 2)
            .send(message("choose", Map.of("ply", acknowledgedMoves.size(),
                "first", current.path(random.nextInt(current.size())).asString(""))));
      }
    }
    if (needsTable) {
      players.forEach(player -> player.send(Map.of("type", "unwatch", "table", oldTable)));
      sitDown();
    }
  }

  private void handle(int player, JsonNode message) {
    switch (message.path("type").asString("")) {
      case "table" -> handleTable(player, message.path("table"));
      case "change" -> handleTable(player, message.path("change"));
      case "choices" -> playRandom(message.path("choices").path("moves"));
      case "accepted" -> handleAcceptance(message.path("ref").asInt());
      case "refused" -> {
        counts.addFailure(message.toString());
        handleRefusal(message.path("ref").asInt());
      }
      default -> {}
    }
  }

  private synchronized void playRandom(JsonNode moves) {
    if (isPieceTouched) {
      String move = moves.path(random.nextInt(moves.size())).path("text").asString("");
      isPieceTouched = false;
      pendingMove = move;
      previousFirstSteps = firstSteps;
      firstSteps = null;
      sendTime = System.nanoTime();
      players.get(acknowledgedMoves.size() % 2)
          .send(message("play", Map.of("ply", acknowledgedMoves.size(), "move", move)));
    }
  }

  private synchronized void handleAcceptance(int answeredRef) {
    String move = pendingMove;
    if (move != null && answeredRef == ref) {
      counts.acknowledgementTimes().add(System.nanoTime() - sendTime);
      acknowledgedMoves.add(move);
      pendingMove = null;
    }
  }

  /** Restores the first steps after a refusal, so that the player can try another move. */
  private synchronized void handleRefusal(int answeredRef) {
    if (answeredRef == ref) {
      firstSteps = pendingMove == null ? firstSteps : previousFirstSteps;
      pendingMove = null;
      isPieceTouched = false;
    }
  }

  /** Handles the view that a player receives. After a move, the opponent's view has the first steps of replies. */
  private synchronized void handleTable(int player, JsonNode view) {
    if (!view.path("id").asString("").equals(table)) {
      return;
    }
    int plies = view.path("position").path("ply").asInt();
    boolean isLatest = plies == acknowledgedMoves.size() + (pendingMove == null ? 0 : 1);
    if (view.path("stage").asString("").equals("ended")) {
      hasEnded = true;
    } else if (isLatest && plies % 2 == player && !view.path("firsts").isEmpty() && firstSteps == null) {
      firstSteps = view.path("firsts");
      if (plies > 0) {
        counts.opponentTimes().add(System.nanoTime() - sendTime);
      }
    }
  }

  /** Disconnects both guests. */
  public void leave() {
    players.forEach(GuestClient::leave);
  }

  /**
   * Compares every table with the moves that the server acknowledged before. The server may also have stored the move
   * that was pending at the end.
   */
  public void verify(URI server) throws IOException, InterruptedException {
    Site current = site.withServer(server);
    for (PlayedTable playedTable : playedTables) {
      List<String> stored =
          current.get("api/tables/" + playedTable.table(), cookies.getFirst()).path("plies").valueStream()
              .map(ply -> ply.path("text").asString("")).toList();
      boolean isComplete = stored.size() >= playedTable.acknowledgedMoves().size()
          && stored.subList(0, playedTable.acknowledgedMoves().size())
              .equals(playedTable.acknowledgedMoves());
      if (!isComplete) {
        counts.addFailure(
            "table " + playedTable.table() + " acknowledged " + playedTable.acknowledgedMoves() + ", but has "
                + stored);
      }
    }
  }
}
