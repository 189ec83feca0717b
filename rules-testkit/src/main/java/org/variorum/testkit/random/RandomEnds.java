package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;

/**
 * Random ends of the game: by perpetual chase, by too few pieces to win, and by royal pieces in the far zone (impasse).
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by section; changed in place
 */
record RandomEnds(SplittableRandom random, List<String> letters, Map<String, String> lines, Geometry board) {

  private static final Pattern CONDITIONAL_GOAL =
      Pattern.compile("(if: \\{ holds: [^{}]*?)(?:, judged: [^,{}]*)? \\}");

  void add() {
    if (random.nextInt(10) == 0) {
      put("draws", chase());
    }
    if (random.nextInt(10) == 0) {
      put("draws", tooFew());
    }
    if (random.nextInt(10) == 0) {
      put("goals", impasse());
    }
    // Sometimes replaces the Thai counting rule by the Cambodian one.
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("draws", (_, draws) -> draws.replace("board and pieces", "three and pieces"));
    }
  }

  /**
   * Sometimes changes a goal that has a condition, so that it is judged only if the side to move has no legal
   * move.
   */
  void judgeGoalOnlyWithoutMove() {
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("goals", (_, goals) -> CONDITIONAL_GOAL.matcher(goals)
          .replaceFirst(goal -> Matcher.quoteReplacement(goal.group(1) + ", judged: without a move }")));
    }
  }

  private String chase() {
    return "perpetual chase: { pieces: " + (random.nextBoolean() ? "all but K" : subset()) + ", targets: "
        + subset()
        + (random.nextInt(3) == 0 ? ", spared: { " + pick() + ": " + zone() + " }" : "")
        + (random.nextInt(3) == 0 ? ", even if protected: { " + pick() + ": " + subset() + " }" : "")
        + (random.nextInt(3) == 0 ? ", threats: new or old" : "") + " }";
  }

  private String tooFew() {
    List<String> others = letters.subList(1, letters.size());
    if (others.isEmpty()) {
      return "too few to win: { on one colour: nobody }";
    }
    String groups = others.stream().filter(_ -> random.nextBoolean())
        .map(letter -> random.nextInt(4) == 0 ? letter + " " + letter : letter)
        .collect(Collectors.joining(", "));
    return "too few to win: { "
        + (groups.isEmpty() ? "against anything: [nobody, " + others.getFirst() : "left: [" + groups) + "]"
        + (random.nextBoolean() ? ", on one colour: " + others.get(random.nextInt(others.size())) : "")
        + " }";
  }

  /** The words of an impasse that requires few pieces and points, so that the end occurs in random games. */
  private String impasse() {
    String worth = letters.stream().skip(1).filter(_ -> random.nextBoolean())
        .map(letter -> letter + ": " + (1 + random.nextInt(5))).collect(Collectors.joining(", "));
    return "impasse: { in: " + zone() + ", other pieces: " + (1 + random.nextInt(2)) + ", points: "
        + (1 + random.nextInt(4))
        + (random.nextBoolean() ? ", points of Black: " + (1 + random.nextInt(4)) : "")
        + (worth.isEmpty() ? "" : ", worth: { " + worth + " }")
        + (random.nextInt(3) == 0 ? ", draw from: " + (1 + random.nextInt(4)) : "") + " }";
  }

  private String zone() {
    int first = 1 + random.nextInt(board.ranks());
    return first == board.ranks() ? "rank " + first : "ranks " + first + "-" + board.ranks();
  }

  private String pick() {
    return letters.get(random.nextInt(letters.size()));
  }

  private String subset() {
    return Stream.of(0, 1, 2).map(_ -> pick()).distinct().collect(Collectors.joining(" "));
  }

  /** Adds words to a section, before the closing {@code " }"} if the section exists. */
  private void put(String section, String words) {
    lines.merge(section, "{ " + words + " }",
        (text, _) -> text.substring(0, text.length() - 2) + ", " + words + " }");
  }
}
