package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Random destinations of captured pieces (hands, walls, rebirth), added to the {@code lines} of a definition. */
record RandomRebirths(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (lines.containsKey("hands") && random.nextInt(4) == 0) {
      lines.computeIfPresent("hands", (_, hands) -> hands.replaceFirst("\\{ in: ", "{ captured: "
          + List.of("to the captor's hand", "to the owner's hand", "out of the game").get(random.nextInt(3))
          + ", in: "));
    }
    lines.computeIfPresent("walls", (_, walls) -> walls(walls));
    if (random.nextInt(7) == 0 && !lines.containsKey("acting")) {
      lines.put("rebirth", rebirth());
    }
  }

  private String walls(String walls) {
    return switch (random.nextInt(4)) {
      case 0 -> walls.replaceFirst("placed: (?:anywhere|behind)", "placed: where captured");
      case 1 -> walls.replaceFirst("placed: (anywhere|in reach|moved|behind)",
          "placed: $1, after: " + (random.nextBoolean() ? "captures" : "no captures"));
      default -> walls;
    };
  }

  private String rebirth() {
    boolean capturers = random.nextInt(3) == 0;
    List<String> candidates = letters.stream().filter(letter -> capturers || !isRoyal(letter)).toList();
    boolean all = candidates.isEmpty() || random.nextBoolean();
    List<String> choices = all ? candidates : subset(candidates);
    List<String> byFile = subset(choices);
    String text = (capturers ? "which: capturers, " : "") + (all ? "" : "pieces: " + words(choices) + ", ")
        + (random.nextInt(3) == 0 ? "" : "by file: " + words(byFile) + ", ")
        + (random.nextInt(4) == 0 ? "squares: enemy, " : "")
        + (random.nextInt(3) == 0 ? "others to: rank " + (1 + random.nextInt(4)) + ", " : "");
    return text.isEmpty() ? "{ by file: nobody }" : "{ " + text.substring(0, text.length() - 2) + " }";
  }

  private boolean isRoyal(String letter) {
    return letter.equals(RandomDefinition.ROYAL)
        || lines.getOrDefault("pieces", "").contains("name: piece " + letter + ", royal: yes");
  }

  private List<String> subset(List<String> choices) {
    return choices.stream().filter(_ -> random.nextInt(3) > 0).toList();
  }

  private static String words(List<String> choices) {
    return choices.isEmpty() ? "nobody" : String.join(" ", choices);
  }
}
