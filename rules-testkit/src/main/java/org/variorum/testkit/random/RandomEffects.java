package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;

/**
 * Random effects of moves on other pieces.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomEffects(SplittableRandom random, List<String> letters, Map<String, String> lines,
    Geometry board) {

  void add() {
    if (random.nextInt(10) == 0) {
      lines.put("effects", IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(_ -> effect())
          .collect(Collectors.joining(", ", "[", "]")));
    }
  }

  private String effect() {
    String event = pick("", "after: captures, ", "after: quiet moves, ",
        lines.containsKey("hands") ? "after: drops, " : "");
    String movers =
        random.nextBoolean() ? "" : "pieces: " + pick(letter(), "all but K", "all but " + letter()) + ", ";
    String condition = random.nextInt(3) > 0 ? ""
        : ", when: " + pick("there in " + rank(), "no enemy " + letter() + " near there", "here near own all",
            "own all near there at least 2");
    return "{ " + event + movers + switch (random.nextInt(6)) {
      case 0, 1 -> "remove: " + pieces();
      case 2 -> "turn: " + pieces();
      case 3 -> "change: " + pieces() + ", becomes: " + letter();
      default -> "put: " + letter() + pick("", ", in: beyond", ", in: behind", ", in: between");
    } + condition + " }";
  }

  private String pieces() {
    return pick("own", "enemy", "any") + " " + pick("all", "all but K", letter())
        + pick(" near there", " near here", " there", " between", " beyond", " in " + rank(),
            " within 2 of there", " near own K");
  }

  private String rank() {
    return "rank " + (1 + random.nextInt(board.ranks()));
  }

  private String letter() {
    return letters.get(random.nextInt(letters.size()));
  }

  private String pick(String... words) {
    return words[random.nextInt(words.length)];
  }
}
