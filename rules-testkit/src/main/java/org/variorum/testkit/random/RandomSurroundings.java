package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Random effects of moves on surrounded pieces, drops beside other pieces, and goals by numbers or lines of pieces. The
 * supplier {@code square} returns the name of a random square.
 */
record RandomSurroundings(SplittableRandom random, List<String> letters, Supplier<String> square) {

  void addTo(Map<String, String> lines) {
    boolean isActingGame = lines.containsKey("acting");
    if (chance(5) && !isActingGame && !lines.containsKey("displacement") && !lines.containsKey("explosion")) {
      lines.put("surroundings", surroundings(lines.containsKey("hands")));
    }
    if (lines.containsKey("hands") && chance(3)) {
      lines.computeIfPresent("hands", (_, hands) -> hands.replace("{ in: ",
          "{ beside: " + pick("own piece", "any piece", "no enemy", "on top") + ", endless: "
              + pick("yes", "no") + ", in: "));
    }
    if (chance(6)) {
      addGoal(lines, "majority: " + majority());
    }
    if (chance(8)) {
      addGoal(lines, "line: " + line());
    }
    if (chance(8)) {
      addGoal(lines, "connection: { from: " + square.get() + ", to: rank 1, pieces: all, along: "
          + pick("all", "straight", "diagonal") + verdictAndMoment() + " }");
    }
  }

  private static void addGoal(Map<String, String> lines, String goal) {
    lines.merge("goals", "{ " + goal + " }",
        (goals, _) -> goals.contains("stalemate") || goals.contains("checks") ? goals
            : goals.replaceFirst(" }$", ", " + goal + " }"));
  }

  private String line() {
    return "{ length: " + (2 + random.nextInt(3)) + ", along: "
        + pick("all", "straight", "diagonal", "rank", "file", "block") + ", pieces: "
        + pick("all", "all but K", letters.getLast()) + (chance(3) ? ", gaps: yes" : "") + verdictAndMoment()
        + " }";
  }

  private String verdictAndMoment() {
    return ", verdict: " + pick("win", "loss", "draw") + ", judged: "
        + pick("at once", "after the reply", "after Black's reply");
  }

  private String surroundings(boolean hasHands) {
    String after = hasHands ? pick("moves and drops", "moves", "drops") : "moves";
    boolean compulsory = chance(3);
    String which = pick("enclosed run", "enclosed one", "adjacent", "attacked", "attacked");
    String lines = pick("all", "straight", "diagonal");
    return "{ which: " + which + (which.equals("attacked") ? "" : ", along: " + lines) + ", happens: "
        + pick("change sides", "are captured")
        + ", after: "
        + after + (compulsory ? ", compulsory: yes" : "")
        + (compulsory && hasHands && !after.equals("moves") && chance(2)
            ? ", opening: " + square.get() : "")
        + (chance(3) ? ", spares: " + letters.get(random.nextInt(letters.size())) : "") + " }";
  }

  private String majority() {
    return "{ on: " + pick("without a move", "two passes", "full board", "[without a move, two passes]")
        + (chance(3) ? ", worth: { \"" + letters.getLast() + "\": 3, \"" + letters.getFirst() + "\": 5 }"
            : "")
        + ", wins: " + pick("more", "fewer") + ", if equal wins: " + pick("nobody", "White", "Black") + " }";
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
