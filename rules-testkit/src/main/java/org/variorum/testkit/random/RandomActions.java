package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Random actions other than moves of a piece: dropped walls and pushed rows.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomActions(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  private static final Pattern DROPPED = Pattern.compile("([A-Z]): ");

  void add() {
    if (random.nextInt(3) > 0) {
      lines.computeIfPresent("exchange", (_, exchange) -> exchange.contains("owner: own") ? exchange
          : exchange.replace("in reply: no", "in reply: other pieces"));
    }
    String walls = lines.getOrDefault("walls", "");
    List<String> held =
        DROPPED.matcher(lines.getOrDefault("hands", "")).results().map(found -> found.group(1))
            .filter(letter -> !letter.equals(RandomDefinition.ROYAL)).toList();
    if (!walls.contains("moved") && !held.isEmpty() && random.nextInt(4) == 0) {
      String dropped = "dropped: " + held.get(random.nextInt(held.size()));
      walls = walls.isEmpty() ? "{ " + dropped + " }" : walls.replace(" }", ", " + dropped + " }");
    }
    boolean placed = walls.contains("dropped") || !walls.isEmpty() && !walls.contains("never");
    if (placed && !walls.contains("moved") && random.nextInt(3) == 0) {
      walls = walls.replace(" }", ", at the edge: yes }");
    }
    if (!walls.isEmpty()) {
      lines.put("walls", walls);
    }
    if (!lines.containsKey("acting") && !lines.containsKey("displacement") && random.nextInt(6) == 0) {
      lines.put("push", push());
    }
  }

  /** The partners of an exchange: own or enemy pieces, perhaps of the same kind, perhaps within a distance. */
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
