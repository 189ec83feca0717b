package org.variorum.bench.attack;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.variorum.bench.load.GuestClient;
import tools.jackson.databind.JsonNode;

/** A game of an attacker against itself: it may become longer than the move list with which a table may begin. */
final class OwnGame {

  /** Milliseconds between moves: each of the two pages may send at most 30 messages a second. */
  private static final int PAUSE_MILLIS = 17;
  private static final int ANSWER_SECONDS = 10;

  private final AttackContext context;
  private final String table;
  private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
  private final List<GuestClient> pages;

  private OwnGame(AttackContext context, String table, List<String> guests) {
    this.context = context;
    this.table = table;
    pages = guests.stream().map(guest -> context.openPage(guest, this::handle)).toList();
  }

  /**
   * Creates a table and plays a game there.
   *
   * @param opening the number of moves with which the table begins
   * @param plies the number of moves of the whole game, including the opening
   * @return the table's id
   */
  static String play(AttackContext context, int opening, int plies) throws IOException, InterruptedException {
    List<String> moves = context.longGame().firstMoves(plies);
    List<String> guests = List.of(context.guest(), context.guest());
    String table =
        context.createTable(guests.getFirst(), Map.of("game", context.longGame().game(), "side", "white",
            "moves", moves.subList(0, opening)));
    if (table == null) {
      throw new IOException("the server created no table that begins with " + opening + " moves");
    }
    OwnGame game = new OwnGame(context, table, guests);
    game.request(1, Map.of("type", "act", "ply", opening, "action", "sit"));
    for (int ply = opening; ply < plies; ply++) {
      Thread.sleep(PAUSE_MILLIS);
      game.request(ply % 2, Map.of("type", "play", "ply", ply, "move", moves.get(ply)));
    }
    return table;
  }

  private void handle(JsonNode message) {
    String type = message.path("type").asString("");
    if (type.equals("accepted") || type.equals("refused")) {
      answers.add(message);
    }
  }

  /** Sends a message of a player, and waits until the server accepts it. */
  private void request(int player, Map<String, Object> fields) throws IOException, InterruptedException {
    Map<String, Object> message = new LinkedHashMap<>(fields);
    message.put("ref", context.nextRef());
    message.put("table", table);
    pages.get(player).send(message);
    JsonNode answer = answers.poll(ANSWER_SECONDS, TimeUnit.SECONDS);
    if (answer == null || answer.path("type").asString("").equals("refused")) {
      throw new IOException("the server refused a move, or did not answer: " + answer);
    }
  }
}
