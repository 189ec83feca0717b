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
record RandomDistantCaptures(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (lines.containsKey("acting")) {
      return;
    }
    if (random.nextInt(10) == 0) {
      lines.put("captures without moving", captureWithoutMoving(random.nextInt(3) == 0 ? "all" : subset()));
    }
    if (random.nextInt(10) == 0) {
      lines.put("captures from afar",
          random.nextInt(3) == 0 ? "[" + capture() + ", " + capture() + "]" : capture());
    }
  }

  private String captureWithoutMoving(String pieces) {
    boolean hasCaptureMovement = random.nextInt(4) > 0;
    return random.nextBoolean() ? pieces : "{ pieces: " + pieces
        + (hasCaptureMovement ? ", as: " + pick(List.of("K", "fW", "fF", "R3", "WN")) : "")
        + (random.nextBoolean() ? ", also by moving: yes" : "")
        + (hasCaptureMovement && random.nextBoolean() ? ", step back: yes" : "") + " }";
  }

  private String capture() {
    String how = pick(List.of("approach", "withdrawal", "leap", "custody", "coordination"));
    boolean isCoordination = how.equals("coordination");
    boolean mayHavePartners = isCoordination || how.equals("custody");
    boolean isLeap = how.equals("leap");
    return "{ pieces: " + subset() + ", how: " + how
        + (isCoordination || mayHavePartners && random.nextBoolean() ? ", with: " + subset() : "")
        + (!isCoordination && random.nextInt(3) == 0
            ? ", along: " + (random.nextBoolean() ? "straight" : "diagonal")
            : "")
        + (!isCoordination && !isLeap && random.nextBoolean() ? ", which: unbroken line" : "")
        + (isLeap && random.nextBoolean() ? ", apart: yes" : "")
        + (random.nextInt(3) == 0 ? ", spares: " + pick(letters) : "") + " }";
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
