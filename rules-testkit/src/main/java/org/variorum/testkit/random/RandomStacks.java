package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Random rules of stacks, in which captured pieces stay beneath their captors. Limits of height are low, so
 * that some stacks become full.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
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
