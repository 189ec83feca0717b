package org.variorum.testkit.random;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Random fusions of pieces and separations of compounds, sometimes with the royal piece.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomFusion(SplittableRandom random, List<String> letters, Map<String, String> lines) {

  void add() {
    if (letters.size() < 3 || random.nextInt(8) > 0) {
      return;
    }
    List<String> nonRoyals =
        letters.stream().filter(letter -> !letter.equals(RandomDefinition.ROYAL)).toList();
    Map<String, String> pairs = new TreeMap<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      String first = pick(nonRoyals);
      String second = pick(nonRoyals);
      List<String> results =
          nonRoyals.stream().filter(letter -> !List.of(first, second).contains(letter)).toList();
      pairs.put(first + sign() + second,
          pick(results.isEmpty() || random.nextInt(8) == 0 ? nonRoyals : results));
    }
    if (random.nextInt(3) == 0) {
      crownAbsentPiece(nonRoyals)
          .ifPresent(
              royal -> pairs.put(random.nextBoolean() ? RandomDefinition.ROYAL + sign() + pick(nonRoyals)
                  : pick(nonRoyals) + sign() + RandomDefinition.ROYAL, royal));
    }
    String separable = new TreeSet<>(pairs.values()).stream().filter(_ -> random.nextInt(3) > 0)
        .collect(Collectors.joining(" "));
    lines.put("fusion", "{ pairs: { " + pairs.entrySet().stream()
        .map(pair -> '"' + pair.getKey() + "\": \"" + pair.getValue() + '"').collect(Collectors.joining(", "))
        + " }" + (random.nextInt(3) == 0 ? ", ways: " + (random.nextBoolean() ? "moving" : "capturing") : "")
        + (separable.isEmpty() ? "" : ", parted: \"" + separable + '"' + separationCondition()) + " }");
  }

  /** Sometimes adds a condition for fusions. */
  void addCondition() {
    if (random.nextBoolean()) {
      String when =
          List.of("not in check", "not here attacked by enemy", "there in rank 1").get(random.nextInt(3));
      lines.computeIfPresent("fusion",
          (_, fusion) -> fusion.replaceFirst(" }$", ", joined when: " + when + " }"));
    }
  }

  private String separationCondition() {
    return switch (random.nextInt(6)) {
      case 0 -> ", parted when: not in check";
      case 1 -> ", parted when: not here attacked by enemy";
      case 2 -> ", parted when: there in rank 1";
      default -> "";
    };
  }

  /**
   * Makes a kind royal that is absent from the start position and never changes. Returns the kind's letter; empty if
   * there is no such kind.
   */
  private Optional<String> crownAbsentPiece(List<String> nonRoyals) {
    String start = lines.getOrDefault("start", "").split(" ")[0].toUpperCase(Locale.ROOT);
    List<String> absent =
        nonRoyals.stream()
            .filter(letter -> letter.length() == 1 && !start.contains(letter) && neverChanges(letter))
            .toList();
    if (absent.isEmpty()) {
      return Optional.empty();
    }
    String royal = pick(absent);
    lines.computeIfPresent("pieces", (_, text) -> text.replace("name: piece " + royal + ",",
        "name: piece " + royal + ", royal: yes,"));
    return Optional.of(royal);
  }

  private boolean neverChanges(String letter) {
    return lines.getOrDefault("pieces", "").lines().filter(line -> line.contains('"' + letter + "\":"))
        .noneMatch(line -> line.contains("promotes") || line.contains("basic"));
  }

  private String sign() {
    return random.nextInt(3) == 0 ? " > " : " + ";
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
