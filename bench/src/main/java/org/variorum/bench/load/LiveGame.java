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
  record Played(String table, List<String> acknowledged) {}

  private final Site site;
  private final String game;
  private final Random random;
  private final LoadCounts counts;
  private final List<GuestClient> players;
  private final List<String> cookies = new ArrayList<>();
  private final List<Played> played = new ArrayList<>();
  private int ref;
  private String table = "";
  private List<String> acknowledged = new ArrayList<>();
  /** The first steps of the side to move; null while they are unknown. */
  private @Nullable JsonNode firsts;
  /** Whether a piece has been touched and its moves have not arrived yet. */
  private boolean touched;
  private @Nullable String underWay;
  /** The first steps before the pending move. */
  private @Nullable JsonNode before;
  private long sentAt;
  private boolean ended;

  /** @param game the game's id */
  public LiveGame(Site site, String game, long seed, LoadCounts counts) {
    this.site = site;
    this.game = game;
    this.counts = counts;
    random = new Random(seed);
    players = List.of(new GuestClient(message -> heard(0, message), counts::failed),
        new GuestClient(message -> heard(1, message), counts::failed));
  }

  /** Takes the seats of a first table. */
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
      acknowledged = new ArrayList<>();
      played.add(new Played(id, acknowledged));
      firsts = null;
      touched = false;
      underWay = null;
      ended = false;
    }
    players.get(1).say(message("act", Map.of("ply", 0, "action", "sit")));
    players.forEach(player -> player.say(message("watch", Map.of("plies", 0))));
  }

  private synchronized Map<String, Object> message(String type, Map<String, Object> more) {
    Map<String, Object> message = new LinkedHashMap<>(more);
    message.put("type", type);
    message.put("ref", ++ref);
    message.put("table", table);
    return message;
  }

  /**
   * Touches a piece, or counts a miss if the previous move is not done. As on a page, the move is made when the server
   * has answered with the piece's moves.
   */
  public void move() throws IOException, InterruptedException {
    boolean again;
    String left;
    synchronized (this) {
      again = ended;
      left = table;
      JsonNode now = firsts;
      if (!again) {
        if (now == null || touched || underWay != null) {
          counts.missed();
          return;
        }
        touched = true;
        players.get(acknowledged.size() % 2).say(message("choose", Map.of("ply", acknowledged.size(),
            "first", now.path(random.nextInt(now.size())).asString(""))));
      }
    }
    if (again) {
      players.forEach(player -> player.say(Map.of("type", "unwatch", "table", left)));
      sitDown();
    }
  }

  private void heard(int player, JsonNode message) {
    switch (message.path("type").asString("")) {
      case "table" -> told(player, message.path("table"));
      case "change" -> told(player, message.path("change"));
      case "choices" -> choose(message.path("choices").path("moves"));
      case "accepted" -> accepted(message.path("ref").asInt());
      case "refused" -> {
        counts.failed(message.toString());
        refused(message.path("ref").asInt());
      }
      default -> {}
    }
  }

  private synchronized void choose(JsonNode moves) {
    if (touched) {
      String move = moves.path(random.nextInt(moves.size())).path("text").asString("");
      touched = false;
      underWay = move;
      before = firsts;
      firsts = null;
      sentAt = System.nanoTime();
      players.get(acknowledged.size() % 2)
          .say(message("play", Map.of("ply", acknowledged.size(), "move", move)));
    }
  }

  private synchronized void accepted(int which) {
    String move = underWay;
    if (move != null && which == ref) {
      counts.acknowledged().add(System.nanoTime() - sentAt);
      acknowledged.add(move);
      underWay = null;
    }
  }

  /** Prepares another try after a refusal. */
  private synchronized void refused(int which) {
    if (which == ref) {
      firsts = underWay == null ? firsts : before;
      underWay = null;
      touched = false;
    }
  }

  /** Handles a message to a player: the mover's opponent sees the move, and receives the possible replies. */
  private synchronized void told(int player, JsonNode view) {
    if (!view.path("id").asString("").equals(table)) {
      return;
    }
    int plies = view.path("position").path("ply").asInt();
    boolean isNew = plies == acknowledged.size() + (underWay == null ? 0 : 1);
    if (view.path("stage").asString("").equals("ended")) {
      ended = true;
    } else if (isNew && plies % 2 == player && !view.path("firsts").isEmpty() && firsts == null) {
      firsts = view.path("firsts");
      if (plies > 0) {
        counts.seen().add(System.nanoTime() - sentAt);
      }
    }
  }

  /** Disconnects both guests. */
  public void leave() {
    players.forEach(GuestClient::leave);
  }

  /** Compares every table with the moves acknowledged before; a move that was pending at the end may be stored, too. */
  public void verify(URI server) throws IOException, InterruptedException {
    Site now = site.at(server);
    for (Played one : played) {
      List<String> stored =
          now.get("api/tables/" + one.table(), cookies.getFirst()).path("plies").valueStream()
              .map(ply -> ply.path("text").asString("")).toList();
      boolean holds = stored.size() >= one.acknowledged().size()
          && stored.subList(0, one.acknowledged().size()).equals(one.acknowledged());
      if (!holds) {
        counts.failed("table " + one.table() + " acknowledged " + one.acknowledged() + ", but has " + stored);
      }
    }
  }
}
