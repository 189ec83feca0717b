package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Random actions other than moves of one piece: exchanges in reply, dropped walls and pushed rows of pieces.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomActions(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  private static final Pattern DROP = Pattern.compile("([A-Z]): ");

  void add() {
    if (random.nextInt(3) > 0) {
      lines.computeIfPresent("exchange", (_, exchange) -> exchange.contains("owner: own") ? exchange
          : exchange.replace("in reply: no", "in reply: other pieces"));
    }
    String walls = lines.getOrDefault("walls", "");
    List<String> droppable =
        DROP.matcher(lines.getOrDefault("hands", "")).results().map(found -> found.group(1))
            .filter(letter -> !letter.equals(RandomDefinition.ROYAL)).toList();
    if (!walls.contains("moved") && !droppable.isEmpty() && random.nextInt(4) == 0) {
      String dropWord = "dropped: " + droppable.get(random.nextInt(droppable.size()));
      walls = walls.isEmpty() ? "{ " + dropWord + " }" : walls.replace(" }", ", " + dropWord + " }");
    }
    boolean placesWalls = walls.contains("dropped") || !walls.isEmpty() && !walls.contains("never");
    if (placesWalls && !walls.contains("moved") && random.nextInt(3) == 0) {
      walls = walls.replace(" }", ", at the edge: yes }");
    }
    if (!walls.isEmpty()) {
      lines.put("walls", walls);
    }
    if (!lines.containsKey("acting") && !lines.containsKey("displacement") && random.nextInt(6) == 0) {
      lines.put("push", push());
    }
  }

  /** Random words for the partners of an exchange: their side, perhaps only of the same kind or within a distance. */
  static String partners(SplittableRandom random) {
    return ", owner: " + (random.nextBoolean() ? "own" : "enemy")
        + (random.nextInt(4) == 0 ? ", alike: yes" : "")
        + (random.nextInt(3) == 0 ? ", distance: " + (1 + random.nextInt(2)) : "");
  }

  private String push() {
    String pieces = random.nextInt(3) == 0 ? "all" : letters.get(random.nextInt(letters.size()));
    return "{ pieces: " + pieces
        + (random.nextBoolean() ? "" : ", owner: " + pick("own", "enemy"))
        + (random.nextInt(3) > 0 ? "" : ", targets: all but " + letters.get(random.nextInt(letters.size())))
        + (random.nextBoolean() ? "" : ", along: " + pick("straight", "diagonal"))
        + (random.nextBoolean() ? "" : ", at most: " + (1 + random.nextInt(3)))
        + (random.nextInt(4) > 0 ? "" : ", only weaker: yes")
        + (random.nextBoolean() ? "" : ", off the board: yes") + " }";
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }
}
