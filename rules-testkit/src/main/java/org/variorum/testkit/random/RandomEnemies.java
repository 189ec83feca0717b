package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Random rules by which a side moves enemy pieces, perhaps as a separate part of its turn.
 *
 * @param letters the letters of the pieces, the royal piece first
 */
record RandomEnemies(SplittableRandom random, List<String> letters) {

  private static final List<String> WAYS =
      List.of("mfW", "mK", "mN", "mR3", "mF", "mfFmfsN", "mWmfmnD", "mB");

  void addTo(Map<String, String> lines) {
    if (random.nextInt(8) > 0) {
      return;
    }
    String piece = letters.get(random.nextInt(letters.size()));
    lines.put("moving enemies", "{ pieces: " + (random.nextInt(4) == 0 ? "all but K" : piece) + ", way: "
        + WAYS.get(random.nextInt(WAYS.size())) + becomes() + " }");
    if (random.nextBoolean()) {
      String rules = random.nextBoolean() ? "moving enemies" : "[movement, moving enemies]";
      lines.computeIfPresent("turn",
          (_, turn) -> turn.replaceFirst("\\{ made: ", "{ rules: " + rules + ", made: "));
    }
  }

  private String becomes() {
    return switch (random.nextInt(4)) {
      case 0 -> ", becomes: " + letters.getLast();
      case 1 -> ", becomes: " + letters.getLast() + ", in: ranks 1-3";
      default -> "";
    };
  }
}
