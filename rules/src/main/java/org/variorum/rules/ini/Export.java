package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** State of an export: the words that are still to be exported, and the options written so far. */
final class Export {

  static final String START = "startFen";
  /** The kinds of options whose values name pieces. */
  private static final Set<String> LETTERS = Set.of("type", "types", "pairs");

  private final DefinitionWords said;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> unexpressed = new ArrayList<>();
  private final List<String> unexpressedDraws = new ArrayList<>();
  /** The kinds of pieces by the definition's letters. */
  private final Map<String, String> kinds = new LinkedHashMap<>();
  /** The program's letters by the definition's letters, in lower case; only where they differ. */
  private final Map<String, String> spelt = new HashMap<>();
  /** Letters that the program accepts for pieces in FENs, with the letter that it writes instead, in lower case. */
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

  List<String> unexpressed() {
    return unexpressed;
  }

  List<String> unexpressedDraws() {
    return unexpressedDraws;
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
    if (!unexpressed.contains(what)) {
      unexpressed.add(what);
    }
  }

  /** Writes an option, unless the value is the default. */
  void say(String option, String value) {
    Option known = Optional.ofNullable(Option.ALL.get(option)).orElseThrow();
    if (!value.equals(known.defaultValue())) {
      options.put(option, value);
    }
  }

  void say(String option, boolean value) {
    say(option, String.valueOf(value));
  }

  /** Writes two options, one for White's squares and one for Black's, unless the squares are the default. */
  void say(String option, List<Zone> zones) {
    for (int side = 0; side < zones.size(); side++) {
      String name = option + ImportDraft.SIDES.get(side);
      String defaultValue = Option.ALL.containsKey(name) ? Option.ALL.get(name).defaultValue() : "";
      if (!zones.get(side).equals(Zone.of(files, ranks, defaultValue))) {
        options.put(name, zones.get(side).stars());
      }
    }
  }

  /** Returns the letter of a piece in an entry. */
  String letter(String letter) {
    return letter.replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
  }

  Map<String, String> synonyms() {
    return synonyms;
  }

  /** Notes the letters of other programs for a piece. The first is the one that is written. */
  void elsewhere(String letter, String letters) {
    List<String> others = DefinitionWords.split(letters.toLowerCase(Locale.ROOT)).toList();
    others.stream().limit(1).forEach(first -> {
      spelt.put(letter(letter), first);
      others.forEach(other -> synonyms.put(other, first));
    });
  }

  /** Returns the options with the program's letters instead of the definition's. */
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

  /** Reads squares, and returns those of each side; empty if the text is malformed. */
  Optional<List<Zone>> zones(String text) {
    return DefinitionWords.zones(text, files, ranks, halfTurn);
  }

  /** Exports the size of the board and the start position. Always returns true. */
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
