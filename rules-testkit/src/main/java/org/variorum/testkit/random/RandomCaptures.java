package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Random limits of captures by kind, and random changes of captors. */
record RandomCaptures(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (random.nextInt(12) == 0) {
      String letter = one(letters);
      word(letter, "captured by: " + (random.nextInt(3) == 0 ? "nobody" : some()));
    }
    if (random.nextInt(10) == 0) {
      lines.put("absorption", random.nextInt(3) == 0 ? "[" + change() + ", " + change() + "]" : change());
    }
  }

  private String change() {
    String by = random.nextBoolean() ? "" : "pieces: " + some() + ", ";
    String of = random.nextInt(3) > 0 ? "" : "targets: " + some() + ", ";
    return "{ " + by + of + "becomes: "
        + List.of("what it captures", "nothing", "the enemy's", one(letters)).get(random.nextInt(4)) + " }";
  }

  /** Adds a word to the line of a piece. */
  private void word(String letter, String word) {
    String name = "name: piece " + letter.replaceAll("\\W", "x") + ",";
    lines.computeIfPresent("pieces", (_, pieces) -> pieces.replace(name, name + " " + word + ","));
  }

  private String some() {
    String first = one(letters);
    String second = one(letters);
    return random.nextInt(3) == 0 ? "all but " + first : first.equals(second) ? first : first + " " + second;
  }

  private String one(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }
}
