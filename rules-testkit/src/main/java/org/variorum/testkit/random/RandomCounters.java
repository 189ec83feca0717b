package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;

/**
 * Random counters, and rules that depend on them.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomCounters(SplittableRandom random, List<String> letters, Map<String, String> lines,
    Geometry board) {

  private static final Pattern PROMOTION = Pattern.compile("(promotes: \\{ becomes: [^{}]*?)( \\})");
  private static final Pattern QUIET_MOVEMENT = Pattern.compile("(?<!way: )\"(m[WFDNAKBRQ]\\d?)\"");

  void add() {
    if (random.nextInt(5) > 0) {
      return;
    }
    List<String> names = random.nextInt(3) == 0 ? List.of("points", "rights") : List.of("points");
    boolean countsChecks = random.nextInt(3) == 0 && !lines.getOrDefault("royalty", "").contains("capture");
    lines.put("counters", names.stream().map(name -> name + ": " + counter(name, countsChecks))
        .collect(Collectors.joining(", ", "{ ", " }")));
    if (random.nextInt(2) == 0) {
      addGoal();
    }
    if (!countsChecks) {
      addConditions();
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("start", (_, start) -> start.replaceFirst("( 0 1)( \\S+)?\"$",
          "$1" + (start.contains("part:") ? "$2," : " ") + "points:1+" + random.nextInt(2) + "\""));
    }
  }

  private String counter(String name, boolean countsChecks) {
    int changes = 1 + random.nextInt(2);
    return "{ start: " + (name.equals("rights") ? 1 + random.nextInt(2) : random.nextInt(3))
        + (random.nextBoolean() ? ", at most: " + (2 + random.nextInt(6)) : "")
        + (random.nextBoolean() ? ", never below 0: yes" : "") + ", changes: ["
        + Stream.concat(IntStream.range(0, changes).mapToObj(_ -> change()),
            countsChecks ? Stream.of("{ after: checks, adds: " + amount() + " }") : Stream.empty())
            .collect(Collectors.joining(", "))
        + "] }";
  }

  private String change() {
    String events = (lines.containsKey("acting") ? "" : "captures captures ") + "moves promotions "
        + (lines.containsKey("hands") ? "drops " : "")
        + (lines.getOrDefault("turn", "").matches(".*(always|without a move|optional|if possible).*")
            ? "passes" : "");
    String event = pick(events.strip().split(" "));
    if (event.equals("passes")) {
      return "{ after: passes, adds: -1 }";
    }
    String words = (random.nextInt(3) == 0 ? ", pieces: " + subset() : "")
        + (random.nextInt(3) == 0 ? ", to: ranks 1-" + (1 + random.nextInt(board.ranks())) : "")
        + (!event.equals("drops") && random.nextInt(4) == 0
            ? ", as: " + pick("N", "K", "fW", "R", "sB2", "\"[F?R]\"", "nA") : "");
    if (!event.equals("captures")) {
      return "{ after: " + event + words + ", adds: " + amount() + " }";
    }
    return "{ after: captures" + words + switch (random.nextInt(3)) {
      case 0 -> ", worth: { \"" + letters.getLast() + "\": " + amount() + ", K: " + amount() + " }";
      case 1 -> ", targets: " + subset() + ", adds: " + amount();
      default -> ", adds: " + amount();
    } + " }";
  }

  private int amount() {
    return random.nextInt(3) == 0 ? 1 + random.nextInt(3) : -1 - random.nextInt(2);
  }

  private void addGoal() {
    String goal = "if: { holds: " + condition() + ", verdict: " + pick("win", "loss", "draw") + ", judged: "
        + pick("at once", "after the reply", "after Black's reply") + " }";
    lines.merge("goals", "{ " + goal + " }",
        (goals, _) -> goals.contains("if:") ? goals : goals.replaceFirst(" }$", ", " + goal + " }"));
  }

  /** Adds conditions about counters to moves and promotions, and forbidden results. */
  private void addConditions() {
    if (random.nextInt(3) == 0) {
      lines.put("forbidden", condition());
    }
    if (random.nextInt(2) == 0) {
      lines.computeIfPresent("pieces",
          (_, pieces) -> QUIET_MOVEMENT.matcher(pieces)
              .replaceAll("{ way: \"$1\", when: " + condition() + " }"));
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("pieces", (_, pieces) -> pieces.contains("when:") ? pieces
          : PROMOTION.matcher(pieces).replaceAll("$1, when: " + condition() + "$2"));
    }
  }

  private String condition() {
    return pick("own", "enemy") + " points " + pick("at least", "at most", "more than", "=") + " "
        + pick("1", "2", "3", "own points", "enemy points", "own " + letters.getFirst())
        + pick("", "", " and no " + pick("own", "enemy") + " " + pick("points", letters.getLast()));
  }

  private String subset() {
    List<String> subset = letters.stream().filter(_ -> random.nextInt(3) > 0).toList();
    return String.join(" ", subset.isEmpty() ? letters : subset);
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }
}
