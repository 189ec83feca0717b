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

/** A game that an attacker plays against himself, for no table begins with as many moves as it may come to have. */
final class OwnGame {

  /** No page may say more than 30 messages a second. */
  private static final int PAUSE = 17;
  private static final int PATIENCE = 10;

  private final AttackContext ground;
  private final String table;
  private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
  private final List<GuestClient> pages;

  private OwnGame(AttackContext ground, String table, List<String> guests) {
    this.ground = ground;
    this.table = table;
    pages = guests.stream().map(guest -> ground.page(guest, this::heard)).toList();
  }

  /**
   * Founds a table and plays there.
   *
   * @param opening how many moves it begins with
   * @param plies how many there are in the end
   * @return the table
   */
  static String play(AttackContext ground, int opening, int plies) throws IOException, InterruptedException {
    List<String> moves = ground.longGame().first(plies);
    List<String> guests = List.of(ground.guest(), ground.guest());
    String table = ground.table(guests.getFirst(), Map.of("game", ground.longGame().game(), "side", "white",
        "moves", moves.subList(0, opening)));
    if (table == null) {
      throw new IOException("no table of " + opening + " moves is founded");
    }
    OwnGame game = new OwnGame(ground, table, guests);
    game.say(1, Map.of("type", "act", "ply", opening, "action", "sit"));
    for (int ply = opening; ply < plies; ply++) {
      Thread.sleep(PAUSE);
      game.say(ply % 2, Map.of("type", "play", "ply", ply, "move", moves.get(ply)));
    }
    return table;
  }

  private void heard(JsonNode message) {
    String type = message.path("type").asString("");
    if (type.equals("accepted") || type.equals("refused")) {
      answers.add(message);
    }
  }

  private void say(int player, Map<String, Object> what) throws IOException, InterruptedException {
    Map<String, Object> message = new LinkedHashMap<>(what);
    message.put("ref", ground.ref());
    message.put("table", table);
    pages.get(player).say(message);
    JsonNode answer = answers.poll(PATIENCE, TimeUnit.SECONDS);
    if (answer == null || answer.path("type").asString("").equals("refused")) {
      throw new IOException("no game against oneself: " + answer);
    }
  }
}
