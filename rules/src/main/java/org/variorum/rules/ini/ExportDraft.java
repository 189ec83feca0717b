package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** State of an export: the definition's words that are still to be exported, and the options written so far. */
final class ExportDraft {

  static final String START = "startFen";
  /** The kinds of options with values that name pieces. */
  private static final Set<String> LETTER_OPTION_KINDS = Set.of("type", "types", "pairs");

  private final DefinitionWords definition;
  private final Map<String, String> options = new LinkedHashMap<>();
  /** The rules that no option expresses, in words of the definition. */
  private final List<String> unexpressed = new ArrayList<>();
  private final List<String> unexpressedDraws = new ArrayList<>();
  /** Fairy-Stockfish's kinds of pieces, for example {@code rook}, by the definition's letters. */
  private final Map<String, String> kinds = new LinkedHashMap<>();
  /** Fairy-Stockfish's letters by the definition's letters, in lower case. Contains only letters that differ. */
  private final Map<String, String> foreignLetters = new HashMap<>();
  /** By each letter that Fairy-Stockfish reads in FENs: the letter that it writes for the same piece, in lower case. */
  private final Map<String, String> synonyms = new HashMap<>();
  private final boolean halfTurn;
  private int files;
  private int ranks;

  ExportDraft(DefinitionWords definition) {
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

  /** Adds a rule to the rules that no option expresses. The rule is in words of the definition. */
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

  /** Sets two options, such as {@code flagRegionWhite} and {@code flagRegionBlack}, except to their defaults. */
  void set(String option, List<Zone> zones) {
    for (int side = 0; side < zones.size(); side++) {
      String name = option + ImportDraft.SIDES.get(side);
      String defaultValue = Option.ALL.containsKey(name) ? Option.ALL.get(name).defaultValue() : "";
      if (!zones.get(side).equals(Zone.of(files, ranks, defaultValue))) {
        options.put(name, zones.get(side).iniText());
      }
    }
  }

  /** Returns a definition's letter in lower case and without marks, as an entry writes it. */
  String iniLetter(String letter) {
    return letter.replaceAll("[+~]", "").toLowerCase(Locale.ROOT);
  }

  Map<String, String> synonyms() {
    return synonyms;
  }

  /** Stores the letters that Fairy-Stockfish reads for a piece. It writes the first of these letters. */
  void addForeignLetters(String letter, String letters) {
    List<String> others = DefinitionWords.split(letters.toLowerCase(Locale.ROOT)).toList();
    others.stream().limit(1).forEach(first -> {
      foreignLetters.put(iniLetter(letter), first);
      others.forEach(other -> synonyms.put(other, first));
    });
  }

  /** Returns the options with Fairy-Stockfish's letters instead of the definition's letters. */
  Map<String, String> optionsWithForeignLetters() {
    Map<String, String> foreignOptions = new LinkedHashMap<>();
    options.forEach((option, value) -> foreignOptions.put(option, valueWithForeignLetters(option, value)));
    return foreignOptions;
  }

  /**
   * Replaces letters in an option for a piece (its value begins with a letter), in the FEN, and in lists of pieces.
   */
  private String valueWithForeignLetters(String option, String value) {
    boolean namesPieces =
        Option.ALL.containsKey(option) && LETTER_OPTION_KINDS.contains(Option.of(option).kind());
    return PieceType.isType(option)
        ? StartText.withOtherLetters(value.substring(0, 1), foreignLetters) + value.substring(1)
        : option.equals(START) ? StartText.withPieceLetters(value, foreignLetters)
            : namesPieces ? StartText.withOtherLetters(value, foreignLetters) : value;
  }

  /** Returns the squares that a text names for White and for Black; empty if the text is malformed. */
  Optional<List<Zone>> zones(String text) {
    return DefinitionWords.zones(text, files, ranks, halfTurn);
  }

  /** Exports the size of the board and the start position. Always returns true. */
  boolean exportBoard() {
    String[] words = definition.takeText("board").orElse("").split(" ", 2);
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
    definition.takeText("start").ifPresent(start -> options.put(START, start));
    return true;
  }
}
