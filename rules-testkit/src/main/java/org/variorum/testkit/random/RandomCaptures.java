package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Random limits of captures by kind, and changes of captors, added to the {@code lines} of a definition. */
record RandomCaptures(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (random.nextInt(12) == 0) {
      String letter = pick(letters);
      addWord(letter, "captured by: " + (random.nextInt(3) == 0 ? "nobody" : subset()));
    }
    if (random.nextInt(10) == 0) {
      lines.put("absorption", random.nextInt(3) == 0 ? "[" + change() + ", " + change() + "]" : change());
    }
  }

  private String change() {
    String captors = random.nextBoolean() ? "" : "pieces: " + subset() + ", ";
    String victims = random.nextInt(3) > 0 ? "" : "targets: " + subset() + ", ";
    return "{ " + captors + victims + "becomes: "
        + List.of("what it captures", "nothing", "the enemy's", pick(letters)).get(random.nextInt(4)) + " }";
  }

  /** Adds a word to the line of a piece. */
  private void addWord(String letter, String word) {
    String name = "name: piece " + letter.replaceAll("\\W", "x") + ",";
    lines.computeIfPresent("pieces", (_, pieces) -> pieces.replace(name, name + " " + word + ","));
  }

  private String subset() {
    String first = pick(letters);
    String second = pick(letters);
    return random.nextInt(3) == 0 ? "all but " + first : first.equals(second) ? first : first + " " + second;
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
