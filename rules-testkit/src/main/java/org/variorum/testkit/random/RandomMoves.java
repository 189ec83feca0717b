package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Random ways of moving: hoppers over several hurdles, imitation, universal and far leapers, captures of own pieces.
 *
 * @param random a separate generator, so that the older words of each seed's definition remain unchanged
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomMoves(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  private static final Pattern HOPPER_WAY = Pattern.compile("(way: )?(\"[^\"a\\[]*[pg][RBQ][^\"]*\")");
  private static final Pattern LEAPER = Pattern.compile("\"(m|c|)[NDAHCZ]\"");
  private static final Pattern LEAPER_TERM =
      Pattern.compile("(\"[fbsv]?[mc]?)[NDAHCZG]([^0-9NDAHCZG\\]][^\"]*\"|\")");
  private static final List<String> NUMBERS =
      List.of("2", "3", "any", "any", "at least 1", "at least 2", "at most 2", "1 to 2", "2 to 3");

  /** Sometimes adds numbers of hurdles to hoppers, and sometimes a rule of imitation. */
  void add() {
    if (random.nextBoolean()) {
      lines.computeIfPresent("pieces",
          (_, pieces) -> HOPPER_WAY.matcher(pieces).replaceAll(hop -> random.nextInt(3) == 0 ? hop.group()
              : (hop.group(1) == null ? "{ way: " : "way: ") + hop.group(2) + ", hurdles: " + number()
                  + (hop.group(1) == null ? " }" : "")));
    }
    if (letters.size() > 2 && random.nextInt(8) == 0) {
      String targets =
          random.nextBoolean() ? "" : ", targets: " + (random.nextBoolean() ? "all but " : "") + pick();
      lines.put("imitation", "{ pieces: " + pick() + targets + " }");
    }
  }

  /** Sometimes turns a leaper into a universal leaper (U). */
  void addLeaps() {
    if (random.nextInt(4) == 0) {
      lines.computeIfPresent("pieces", (_, pieces) -> LEAPER.matcher(pieces)
          .replaceAll(leap -> random.nextBoolean() ? leap.group() : "\"" + leap.group(1) + "U\""));
    }
  }

  /** Sometimes replaces a leap by a longer one, which has no letter, for example {@code (4,1)}: 4 files and 1 rank. */
  void addFarLeaps() {
    if (random.nextInt(4) == 0) {
      String farLeap =
          "(" + random.nextInt(4, 6) + "," + random.nextInt(6) + ")" + (random.nextInt(3) == 0 ? "2" : "");
      lines.computeIfPresent("pieces", (_, pieces) -> LEAPER_TERM.matcher(pieces)
          .replaceAll(leap -> random.nextBoolean() ? leap.group() : leap.group(1) + farLeap + leap.group(2)));
    }
  }

  /** Sometimes lets pieces capture own pieces. */
  void addSelfCaptures() {
    if (random.nextInt(8) == 0) {
      String words =
          (random.nextBoolean() ? "" : "pieces: " + (random.nextBoolean() ? "all but " : "") + pick() + ", ")
              + (random.nextBoolean() ? ""
                  : "targets: " + (random.nextBoolean() ? "all but " : "") + pick() + ", ")
              + "ways: "
              + List.of("capturing", "capturing", "moving", "moving or capturing").get(random.nextInt(4));
      lines.put("self-captures", "{ " + words + " }");
      lines.remove("fusion");
    }
  }

  private String pick() {
    return letters.get(random.nextInt(random.nextInt(6) == 0 ? 0 : 1, letters.size()));
  }

  private String number() {
    return NUMBERS.get(random.nextInt(NUMBERS.size()));
  }
}
