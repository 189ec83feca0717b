package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Random captures without a move to the square of the captured piece.
 *
 * @param letters the letters of the pieces
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomAfar(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (lines.containsKey("acting")) {
      return;
    }
    if (random.nextInt(10) == 0) {
      lines.put("captures without moving", standing(random.nextInt(3) == 0 ? "all" : subset()));
    }
    if (random.nextInt(10) == 0) {
      lines.put("captures from afar",
          random.nextInt(3) == 0 ? "[" + capture() + ", " + capture() + "]" : capture());
    }
  }

  private String standing(String pieces) {
    boolean near = random.nextInt(4) > 0;
    return random.nextBoolean() ? pieces : "{ pieces: " + pieces
        + (near ? ", as: " + pick(List.of("K", "fW", "fF", "R3", "WN")) : "")
        + (random.nextBoolean() ? ", also by moving: yes" : "")
        + (near && random.nextBoolean() ? ", step back: yes" : "") + " }";
  }

  private String capture() {
    String how = pick(List.of("approach", "withdrawal", "leap", "custody", "coordination"));
    boolean coordinates = how.equals("coordination");
    boolean together = coordinates || how.equals("custody");
    boolean leaps = how.equals("leap");
    return "{ pieces: " + subset() + ", how: " + how
        + (coordinates || together && random.nextBoolean() ? ", with: " + subset() : "")
        + (!coordinates && random.nextInt(3) == 0
            ? ", along: " + (random.nextBoolean() ? "straight" : "diagonal")
            : "")
        + (!coordinates && !leaps && random.nextBoolean() ? ", which: unbroken line" : "")
        + (leaps && random.nextBoolean() ? ", apart: yes" : "")
        + (random.nextInt(3) == 0 ? ", spares: " + pick(letters) : "") + " }";
  }

  private String subset() {
    String first = pick(letters);
    String second = pick(letters);
    return random.nextInt(3) == 0 ? "all but " + first : first.equals(second) ? first : first + " " + second;
  }

  private String pick(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }
}
