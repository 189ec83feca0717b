package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random preferences of captures, rules of one side, and conditions of castling.
 *
 * @param letters the letters of the pieces
 * @param lines the lines of the definition so far, by word; changed in place
 * @param ranks the number of ranks of the board
 */
record RandomSides(SplittableRandom random, List<String> letters, Map<String, String> lines, int ranks) {

  private static final Pattern GOAL_WITHOUT_SIDE =
      Pattern.compile("(reach|bare king|extinction|if): \\{ (?!.*side: )([^}]*) \\}");
  private static final Pattern VERDICT_OF_BOTH =
      Pattern.compile("(checkmate|stalemate): (win|loss|draw)(?! /)");

  private static final Pattern CHECKS_OF_BOTH = Pattern.compile("checks: (\\d+)(?! /)");

  void add() {
    boolean hasCaptures = !lines.containsKey("acting");
    if (hasCaptures
        && (lines.containsKey("compulsory captures") ? random.nextInt(3) > 0 : random.nextInt(8) == 0)) {
      lines.put("compulsory captures", compulsoryCaptures());
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("goals",
          (_, goals) -> GOAL_WITHOUT_SIDE.matcher(goals).replaceFirst("$1: { $2, side: " + side() + " }"));
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("goals", (_, goals) -> VERDICT_OF_BOTH.matcher(goals)
          .replaceFirst("$1: $2 / " + pick("win", "loss", "draw")));
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("goals",
          (_, goals) -> CHECKS_OF_BOTH.matcher(goals)
              .replaceFirst(found -> "checks: " + found.group(1) + " / "
                  + (Integer.parseInt(found.group(1)) + random.nextInt(3))));
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("forbidden", (_, condition) -> condition.startsWith("{") ? condition
          : "{ holds: " + pick(condition, "enemy in check") + pick("", ", side: " + side())
              + pick("", ", may mate: yes") + " }");
    }
    String castling = lines.getOrDefault("castling", "");
    if (!castling.isEmpty() && random.nextInt(3) == 0) {
      String words =
          castling.startsWith("{") ? castling.substring(2, castling.length() - 2) : "style: " + castling;
      lines.put("castling",
          "{ " + words + (words.contains("free") ? ", at least: " + (1 + random.nextInt(3)) : "")
              + (random.nextBoolean() ? ", when: " + condition() : "") + " }");
    }
  }

  private String condition() {
    return new RandomCondition(random, letters, () -> "rank " + (1 + random.nextInt(ranks)), true, true)
        .text(1);
  }

  private String compulsoryCaptures() {
    String prefer = IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(_ -> preference()).distinct()
        .collect(Collectors.joining(", "));
    return "{ " + (random.nextInt(3) == 0 ? "targets: " + subset() + ", " : "")
        + (random.nextInt(4) == 0 ? "pieces: " + subset() + ", " : "") + "prefer: [ " + prefer + " ] }";
  }

  private String preference() {
    return switch (random.nextInt(4)) {
      case 0 -> "{ most: yes" + (random.nextBoolean() ? ", targets: " + subset() : "") + " }";
      case 1 -> "{ pieces: " + subset() + " }";
      case 2 -> "{ targets: " + subset() + ", pieces: " + subset() + " }";
      default -> subset();
    };
  }

  /** Some of the letters: at least one, and not all letters unless there is only one. */
  private String subset() {
    List<String> subset =
        letters.stream().filter(_ -> random.nextInt(3) == 0).limit(letters.size() - 1L).toList();
    return subset.isEmpty() ? letters.get(random.nextInt(letters.size())) : String.join(" ", subset);
  }

  private String side() {
    return pick("White", "Black");
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }
}
