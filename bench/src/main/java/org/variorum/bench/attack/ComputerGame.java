package org.variorum.bench.attack;

import java.io.IOException;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.variorum.bench.load.GuestClient;
import org.variorum.bench.load.Site;
import tools.jackson.databind.JsonNode;

/** Random moves against a computer of the lowest level, one table after another. */
final class ComputerGame {

  private static final long THINKING_NANOS = 300_000_000;

  private final Site site;
  private final String game;
  private final Random random;
  private final VisitorReport report;
  private final GuestClient page;
  private String cookie = "";
  private String table = "";
  private int ref;
  /** The view of the table at the start of this player's latest turn; null before the first turn and after the game. */
  private @Nullable JsonNode turn;
  private long turnStart;
  /** Time of the move that has no answer yet, by {@link System#nanoTime}; 0 if there is none. */
  private long waitingSince;
  /** The number of moves in the game after the computer's answer. */
  private int answerPly;
  private boolean hasEnded;

  ComputerGame(Site site, String game, long seed, VisitorReport report) {
    this.site = site;
    this.game = game;
    this.report = report;
    random = new Random(seed);
    page = new GuestClient(this::handle, report.moves()::addFailure);
  }

  void begin() throws IOException, InterruptedException {
    cookie = site.newGuest();
    page.connect(site, cookie);
    sitDown();
  }

  private void sitDown() throws IOException, InterruptedException {
    String id = site.post("api/tables", cookie, Map.of("game", game, "side", "white", "level", 1)).path("id")
        .asString("");
    Map<String, Object> unwatch;
    Map<String, Object> watch;
    synchronized (this) {
      unwatch = Map.of("type", "unwatch", "table", table);
      table = id;
      turn = null;
      hasEnded = false;
      waitingSince = 0;
      watch = HonestVisitor.message("watch", ++ref, Map.of("table", table, "plies", 0));
    }
    page.send(unwatch);
    page.send(watch);
  }

  private synchronized void handle(JsonNode message) {
    switch (message.path("type").asString("")) {
      case "table" -> handleTable(message.path("table"));
      case "change" -> handleTable(message.path("change"));
      case "choices" -> move(message.path("choices").path("moves"));
      case "refused" -> report.moves().addFailure(message.toString());
      default -> {}
    }
  }

  private void handleTable(JsonNode view) {
    if (!view.path("id").asString("").equals(table)) {
      return;
    }
    int ply = ply(view);
    boolean isOwnTurn = ply % 2 == 0;
    hasEnded = view.path("stage").asString("").equals("ended");
    if (waitingSince != 0 && (ply >= answerPly || hasEnded)) {
      report.replies().add(System.nanoTime() - waitingSince);
      waitingSince = 0;
      turn = null;
    }
    if (isOwnTurn && !hasEnded && turn == null && waitingSince == 0) {
      turn = view;
      turnStart = System.nanoTime();
    }
  }

  /** Moves if a move is due; begins a new table if the game is over. */
  void moveIfDue() throws IOException, InterruptedException {
    boolean needsTable;
    synchronized (this) {
      needsTable = hasEnded;
      hasEnded = false;
      JsonNode current = turn;
      if (!needsTable && current != null && waitingSince == 0
          && System.nanoTime() - turnStart >= THINKING_NANOS) {
        JsonNode firsts = current.path("firsts");
        waitingSince = System.nanoTime();
        answerPly = ply(current) + 2;
        page.send(HonestVisitor.message("choose", ++ref, Map.of("table", table, "ply", ply(current), "first",
            firsts.path(random.nextInt(firsts.size())).asString(""))));
      }
    }
    if (needsTable) {
      sitDown();
    }
  }

  private static int ply(JsonNode view) {
    return view.path("position").path("ply").asInt();
  }

  /** Plays a random move of the touched piece. */
  private void move(JsonNode moves) {
    page.send(HonestVisitor.message("play", ++ref, Map.of("table", table, "ply", answerPly - 2, "move",
        moves.path(random.nextInt(moves.size())).path("text").asString(""))));
  }

  /** Disconnects; if an answer has not arrived yet, adds the time waited so far. */
  synchronized void leave() {
    page.leave();
    if (waitingSince != 0) {
      report.replies().add(System.nanoTime() - waitingSince);
    }
  }
}
