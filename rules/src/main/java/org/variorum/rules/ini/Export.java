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
  /** The kinds of options with values that name pieces. */
  private static final Set<String> LETTERS = Set.of("type", "types", "pairs");

  private final DefinitionWords definition;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> unexpressed = new ArrayList<>();
  private final List<String> unexpressedDraws = new ArrayList<>();
  /** The kinds of pieces by the definition's letters. */
  private final Map<String, String> kinds = new LinkedHashMap<>();
  /** Fairy-Stockfish's letters by the definition's letters, in lower case. Contains only letters that differ. */
  private final Map<String, String> foreignLetters = new HashMap<>();
  /** By each letter that Fairy-Stockfish reads in FENs: the letter that it writes for the same piece, in lower case. */
  private final Map<String, String> synonyms = new HashMap<>();
  private final boolean halfTurn;
  private int files;
  private int ranks;

  Export(DefinitionWords definition) {
    this.definition = definition;
    halfTurn = definition.peek("sides").filter("half a turn"::equals).isPresent();
  }

  DefinitionWords definition() {
    return definition;
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

  /** Adds a rule, in words of the definition, that no option expresses. */
  void omit(String rule) {
    if (!unexpressed.contains(rule)) {
      unexpressed.add(rule);
    }
  }

  /** Sets an option, unless the value is the default. */
  void set(String option, String value) {
    Option known = Optional.ofNullable(Option.ALL.get(option)).orElseThrow();
    if (!value.equals(known.defaultValue())) {
      options.put(option, value);
    }
  }

  void set(String option, boolean value) {
    set(option, String.valueOf(value));
  }

  /** Sets two options: the first zone for White's squares, the second for Black's. Leaves out default values. */
  void set(String option, List<Zone> zones) {
    for (int side = 0; side < zones.size(); side++) {
      String name = option + ImportDraft.SIDES.get(side);
      String defaultValue = Option.ALL.containsKey(name) ? Option.ALL.get(name).defaultValue() : "";
      if (!zones.get(side).equals(Zone.of(files, ranks, defaultValue))) {
        options.put(name, zones.get(side).stars());
      }
    }
  }

  /** Returns a definition's letter in lower case and without marks, as an entry writes it. */
  String letter(String letter) {
    return letter.replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
  }

  Map<String, String> synonyms() {
    return synonyms;
  }

  /** Stores the letters of other programs for a piece. The export writes the first letter. */
  void addForeignLetters(String letter, String letters) {
    List<String> others = DefinitionWords.split(letters.toLowerCase(Locale.ROOT)).toList();
    others.stream().limit(1).forEach(first -> {
      foreignLetters.put(letter(letter), first);
      others.forEach(other -> synonyms.put(other, first));
    });
  }

  /** Returns the options with Fairy-Stockfish's letters instead of the definition's letters. */
  Map<String, String> respelled() {
    Map<String, String> respelled = new LinkedHashMap<>();
    options.forEach((option, value) -> respelled.put(option, respelled(option, value)));
    return respelled;
  }

  private String respelled(String option, String value) {
    boolean namesPieces = Option.ALL.containsKey(option) && LETTERS.contains(Option.of(option).kind());
    return PieceType.isType(option)
        ? StartText.respelled(value.substring(0, 1), foreignLetters) + value.substring(1)
        : option.equals(START) ? StartText.withPieces(value, foreignLetters)
            : namesPieces ? StartText.respelled(value, foreignLetters) : value;
  }

  /** Returns the squares that a text names for White and for Black; empty if the text is malformed. */
  Optional<List<Zone>> zones(String text) {
    return DefinitionWords.zones(text, files, ranks, halfTurn);
  }

  /** Exports the size of the board and the start position. Always returns true. */
  boolean board() {
    String[] words = definition.text("board").orElse("").split(" ", 2);
    String[] sides = words[0].split("x");
    files = Integer.parseInt(sides[0]);
    ranks = Integer.parseInt(sides[1]);
    set("maxFile", sides[0]);
    set("maxRank", sides[1]);
    if (words.length > 1 && words[1].startsWith("cylinder")) {
      omit("board: cylinder");
    }
    if (files > 12 || ranks > 10) {
      omit("board: more than 12 files or 10 ranks");
    }
    definition.text("start").ifPresent(start -> options.put(START, start));
    return true;
  }
}
