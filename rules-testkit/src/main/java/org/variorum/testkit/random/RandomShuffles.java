package org.variorum.testkit.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Random rules of shuffled start positions, which place the pieces of White's first rank anew.
 *
 * @param start the start position of the definition, as a FEN
 * @param halfTurn whether Black's view of the board is White's rotated by 180 degrees, instead of mirrored
 */
record RandomShuffles(SplittableRandom random, String start, boolean halfTurn) {

  private static final Pattern PIECE = Pattern.compile("\\+?[A-Z]~?");

  /** Sometimes adds the word {@code starts} to a definition, if White has pieces on the first rank. */
  void addTo(Map<String, String> lines) {
    String text = random.nextInt(5) == 0 ? text() : "";
    if (!text.isEmpty()) {
      lines.put("starts", text);
    }
  }

  private String text() {
    String rank = start.replaceAll("[ \\[].*", "").replaceAll(".*/", "");
    List<String> letters =
        new ArrayList<>(PIECE.matcher(rank).results().map(MatchResult::group).toList());
    if (letters.isEmpty()) {
      return "";
    }
    Collections.shuffle(letters, new Random(random.nextLong()));
    String placings = letters.stream().distinct().map(letter -> placing(letter, letters))
        .collect(Collectors.joining("; "));
    String black =
        List.of("mirrored", "turned", "apart", halfTurn ? "turned" : "mirrored").get(random.nextInt(4));
    String condition = random.nextInt(3) > 0 ? ""
        : ", when: "
            + List.of("any all not attacked by own", "no own all attacked by enemy", "own K in files b-c")
                .get(random.nextInt(3));
    return "{ placings: " + placings + ", black: " + black + condition + " }";
  }

  private String placing(String letter, List<String> letters) {
    int count = Collections.frequency(letters, letter);
    return switch (random.nextInt(5)) {
      case 0 -> letter + " on light" + (count > 1 ? "; " + letter + " on dark" : "")
          + (count > 2 ? "; " + letter : "");
      case 1 -> String.join(" ", Collections.nCopies(count, letter)) + " on files a-"
          + (char) ('b' + random.nextInt(6));
      case 2 -> letters.getFirst().equals(letter) ? letter
          : String.join(" ", Collections.nCopies(count, letter))
              + (Collections.frequency(letters, letters.getFirst()) == 1
                  ? " on other colour than " + letters.getFirst() : "");
      default -> String.join(" ", Collections.nCopies(count, letter));
    };
  }
}
