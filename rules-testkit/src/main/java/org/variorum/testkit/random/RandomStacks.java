package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Captured pieces go beneath their captors; few of them, so that some are too many.
 *
 * @param letters of the pieces, the royal one's first
 * @param lines what the definition says so far; words are added here
 */
record RandomStacks(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (random.nextInt(8) == 0) {
      String letter = letters.get(random.nextInt(letters.size()));
      String beneath = List.of("all", "all", "all but " + letter, letter).get(random.nextInt(4));
      lines.put("stacks", "{ beneath: " + beneath
          + (random.nextBoolean() ? ", height: " + (2 + random.nextInt(12)) : "")
          + (lines.getOrDefault("turn", "").contains("moves") && random.nextBoolean()
              ? ", safe when freed: yes" : "")
          + " }");
    }
  }
}
