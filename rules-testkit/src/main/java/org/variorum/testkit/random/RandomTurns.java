package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Random turns with several parts. A part is a move with limits of its own.
 *
 * @param letters the letters of the pieces
 */
record RandomTurns(SplittableRandom random, List<String> letters) {

  String text() {
    int parts = 2 + random.nextInt(2);
    return "{ parts: [ "
        + IntStream.range(0, parts).mapToObj(part -> part(part, part == parts - 1))
            .collect(Collectors.joining(", "))
        + " ]" + (random.nextInt(4) == 0 ? ", grows: yes" : "") + " }";
  }

  /** Sometimes varies the {@code turn} line: other parts, longer turns, or different turns for the two sides. */
  void addTo(Map<String, String> lines) {
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("turn",
          (_, turn) -> turn.replace("goes on after: captures", "goes on after: captures without promotion"));
    }
    if (random.nextInt(4) == 0) {
      lines.computeIfPresent("turn",
          (_, turn) -> turn.replaceFirst(", (by|pieces|moves): ",
              ", times: " + (2 + random.nextInt(4)) + ", $1: "));
    }
    List<String> moveRules = Stream.of("castling", "exchange", "push", "promotion in place")
        .filter(lines::containsKey).toList();
    if (!moveRules.isEmpty() && random.nextBoolean()) {
      String rules = random.nextBoolean() ? "[movement, " + moveRules.getFirst() + "]"
          : random.nextBoolean() ? "movement" : moveRules.getLast();
      lines.computeIfPresent("turn",
          (_, turn) -> turn.replaceFirst("\\{ made: ", "{ rules: " + rules + ", made: "));
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("turn", (_, turn) -> turn.contains("grows") ? turn : forUnequalSides(turn));
    }
    if (random.nextInt(4) == 0) {
      lines.computeIfPresent("turn", (_, turn) -> turn.replaceFirst("parts: ", "check ends it: no, parts: "));
    }
  }

  private String forUnequalSides(String turn) {
    String side = pick("White", "Black");
    String opponent = side.equals("White") ? "Black" : "White";
    return switch (random.nextInt(3)) {
      case 0 ->
          "[" + forSide(side, turn) + ", " + forSide(opponent, text().replace(", grows: yes", "")) + "]";
      case 1 ->
          "[" + forSide(side, turn) + ", " + forSide(opponent, "{ moves: " + (1 + random.nextInt(3)) + " }")
              + "]";
      default -> forSide(side, turn);
    };
  }

  private static String forSide(String side, String turn) {
    return turn.replaceFirst("\\{", "{ side: " + side + ",");
  }

  private String part(int index, boolean isLast) {
    String duty = pick("compulsory", "if possible", "optional");
    boolean mayBeSkipped = !isLast && !duty.equals("compulsory") && random.nextBoolean();
    return "{ made: "
        + duty + (mayBeSkipped ? ", a pass: leads to the next move" : "") + (random.nextInt(3) == 0
            ? ", pieces: " + (random.nextBoolean() ? "all but " : "")
                + letters.get(random.nextInt(letters.size()))
            : "")
        + (random.nextInt(3) == 0 ? ", moves: " + pick("captures", "no captures", "drops", "no drops") : "")
        + (index > 0 && random.nextInt(2) == 0 ? ", mover: " + pick("same piece", "another piece") : "")
        + (!isLast && random.nextInt(3) == 0 ? ", goes on after: " + pick("captures", "no captures") : "")
        + " }";
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }
}
