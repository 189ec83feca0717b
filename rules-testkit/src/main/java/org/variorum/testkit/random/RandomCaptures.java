package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Random limits of captures by kind, and random changes of captors. */
record RandomCaptures(SplittableRandom more, List<String> letters, Map<String, String> lines) {

  void add() {
    if (more.nextInt(12) == 0) {
      String letter = one(letters);
      word(letter, "captured by: " + (more.nextInt(3) == 0 ? "nobody" : some()));
    }
    if (more.nextInt(10) == 0) {
      lines.put("absorption", more.nextInt(3) == 0 ? "[" + change() + ", " + change() + "]" : change());
    }
  }

  private String change() {
    String by = more.nextBoolean() ? "" : "pieces: " + some() + ", ";
    String of = more.nextInt(3) > 0 ? "" : "targets: " + some() + ", ";
    return "{ " + by + of + "becomes: "
        + List.of("what it captures", "nothing", "the enemy's", one(letters)).get(more.nextInt(4)) + " }";
  }

  /** Adds a word to the line of a piece. */
  private void word(String letter, String word) {
    String name = "name: piece " + letter.replaceAll("\\W", "x") + ",";
    lines.computeIfPresent("pieces", (_, pieces) -> pieces.replace(name, name + " " + word + ","));
  }

  private String some() {
    String first = one(letters);
    String second = one(letters);
    return more.nextInt(3) == 0 ? "all but " + first : first.equals(second) ? first : first + " " + second;
  }

  private String one(List<String> of) {
    return of.get(more.nextInt(of.size()));
  }
}
