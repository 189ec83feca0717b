package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Random ways of moving: hoppers over several hurdles, imitation, universal and far leapers, and captures of own
 * pieces. They use a separate generator, so that the older words of each seed's definition remain unchanged.
 *
 * @param rng the random generator
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomMoves(SplittableRandom rng, List<String> letters, Map<String, String> lines) {

  private static final Pattern HOP = Pattern.compile("(way: )?(\"[^\"a\\[]*[pg][RBQ][^\"]*\")");
  private static final Pattern LEAP = Pattern.compile("\"(m|c|)[NDAHCZ]\"");
  private static final Pattern FAR =
      Pattern.compile("(\"[fbsv]?[mc]?)[NDAHCZG]([^0-9NDAHCZG\\]][^\"]*\"|\")");
  private static final List<String> NUMBERS =
      List.of("2", "3", "any", "any", "at least 1", "at least 2", "at most 2", "1 to 2", "2 to 3");

  void add() {
    if (rng.nextBoolean()) {
      lines.computeIfPresent("pieces",
          (_, pieces) -> HOP.matcher(pieces).replaceAll(hop -> rng.nextInt(3) == 0 ? hop.group()
              : (hop.group(1) == null ? "{ way: " : "way: ") + hop.group(2) + ", hurdles: " + number()
                  + (hop.group(1) == null ? " }" : "")));
    }
    if (letters.size() > 2 && rng.nextInt(8) == 0) {
      String others =
          rng.nextBoolean() ? "" : ", targets: " + (rng.nextBoolean() ? "all but " : "") + pick();
      lines.put("imitation", "{ pieces: " + pick() + others + " }");
    }
  }

  /** Sometimes turns a leaper into a universal leaper (U). */
  void addLeaps() {
    if (rng.nextInt(4) == 0) {
      lines.computeIfPresent("pieces", (_, pieces) -> LEAP.matcher(pieces)
          .replaceAll(leap -> rng.nextBoolean() ? leap.group() : "\"" + leap.group(1) + "U\""));
    }
  }

  /** Sometimes gives a leaper a longer leap, which has no letter and is written as (files,ranks). */
  void addFarLeaps() {
    if (rng.nextInt(4) == 0) {
      String far = "(" + rng.nextInt(4, 6) + "," + rng.nextInt(6) + ")" + (rng.nextInt(3) == 0 ? "2" : "");
      lines.computeIfPresent("pieces", (_, pieces) -> FAR.matcher(pieces)
          .replaceAll(leap -> rng.nextBoolean() ? leap.group() : leap.group(1) + far + leap.group(2)));
    }
  }

  /** Sometimes lets pieces capture own pieces. */
  void addSelfCaptures() {
    if (rng.nextInt(8) == 0) {
      String words =
          (rng.nextBoolean() ? "" : "pieces: " + (rng.nextBoolean() ? "all but " : "") + pick() + ", ")
              + (rng.nextBoolean() ? ""
                  : "targets: " + (rng.nextBoolean() ? "all but " : "") + pick() + ", ")
              + "ways: "
              + List.of("capturing", "capturing", "moving", "moving or capturing").get(rng.nextInt(4));
      lines.put("self-captures", "{ " + words + " }");
      lines.remove("fusion");
    }
  }

  private String pick() {
    return letters.get(rng.nextInt(rng.nextInt(6) == 0 ? 0 : 1, letters.size()));
  }

  private String number() {
    return NUMBERS.get(rng.nextInt(NUMBERS.size()));
  }
}
