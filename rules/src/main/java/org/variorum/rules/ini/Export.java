package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An export on its way: what is still to be said, and the options that are written. */
final class Export {

  static final String START = "startFen";
  /** The kinds of options with values that name pieces. */
  private static final Set<String> LETTERS = Set.of("type", "types", "pairs");

  private final DefinitionWords said;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> lost = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  /** The kinds of the letters of the definition. */
  private final Map<String, String> kinds = new LinkedHashMap<>();
  /** The letters of the program by those of the definition, in lower case; those that differ. */
  private final Map<String, String> spelt = new HashMap<>();
  /** Further letters that the program accepts for pieces in FENs, by the letter that it writes, in lower case. */
  private final Map<String, String> synonyms = new HashMap<>();
  private final boolean halfTurn;
  private int files;
  private int ranks;

  Export(DefinitionWords said) {
    this.said = said;
    halfTurn = said.peek("sides").filter("half a turn"::equals).isPresent();
  }

  DefinitionWords said() {
    return said;
  }

  Map<String, String> options() {
    return options;
  }

  List<String> lost() {
    return lost;
  }

  List<String> remarks() {
    return remarks;
  }

  Map<String, String> kinds() {
    return kinds;
  }

  int files() {
    return files;
  }

  int ranks() {
    return ranks;
  }

  void lose(String what) {
    if (!lost.contains(what)) {
      lost.add(what);
    }
  }

  /** Writes an option; what holds without it is not written. */
  void say(String option, String value) {
    Option known = Optional.ofNullable(Option.ALL.get(option)).orElseThrow();
    if (!value.equals(known.without())) {
      options.put(option, value);
    }
  }

  void say(String option, boolean value) {
    say(option, String.valueOf(value));
  }

  /** Writes two options, for the squares of White and of Black. */
  void say(String option, List<Zone> zones) {
    for (int side = 0; side < zones.size(); side++) {
      String name = option + ImportDraft.SIDES.get(side);
      String without = Option.ALL.containsKey(name) ? Option.ALL.get(name).without() : "";
      if (!zones.get(side).equals(Zone.of(files, ranks, without))) {
        options.put(name, zones.get(side).stars());
      }
    }
  }

  /** The letter of a piece as an entry writes it. */
  String letter(String letter) {
    return letter.replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
  }

  Map<String, String> synonyms() {
    return synonyms;
  }

  /** The letters of other programs for a piece, the one that is written first. */
  void elsewhere(String letter, String letters) {
    List<String> others = DefinitionWords.split(letters.toLowerCase(Locale.ROOT)).toList();
    others.stream().limit(1).forEach(first -> {
      spelt.put(letter(letter), first);
      others.forEach(other -> synonyms.put(other, first));
    });
  }

  /** The options with the letters of the program instead of those of the definition. */
  Map<String, String> respelled() {
    Map<String, String> respelled = new LinkedHashMap<>();
    options.forEach((option, value) -> respelled.put(option, respelled(option, value)));
    return respelled;
  }

  private String respelled(String option, String value) {
    boolean named = Option.ALL.containsKey(option) && LETTERS.contains(Option.of(option).kind());
    return PieceType.isType(option) ? StartText.respelled(value.substring(0, 1), spelt) + value.substring(1)
        : option.equals(START) ? StartText.withPieces(value, spelt)
            : named ? StartText.respelled(value, spelt) : value;
  }

  /** Squares as those of either side; empty if they cannot be read. */
  Optional<List<Zone>> zones(String text) {
    return DefinitionWords.zones(text, files, ranks, halfTurn);
  }

  /** Whether there is a board that an entry can have. */
  boolean board() {
    String[] words = said.text("board").orElse("").split(" ", 2);
    String[] sides = words[0].split("x");
    files = Integer.parseInt(sides[0]);
    ranks = Integer.parseInt(sides[1]);
    say("maxFile", sides[0]);
    say("maxRank", sides[1]);
    if (words.length > 1 && words[1].startsWith("cylinder")) {
      lose("board: cylinder");
    }
    if (files > 12 || ranks > 10) {
      lose("board: more than 12 files or 10 ranks");
    }
    said.text("start").ifPresent(start -> options.put(START, start));
    return true;
  }
}
