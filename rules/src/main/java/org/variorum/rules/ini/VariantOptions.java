package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.variorum.rules.ini.IniEntry.Setting;
import org.variorum.rules.ini.Option.Fate;
import org.variorum.rules.text.Excerpt;
import org.variorum.rules.text.Nearest;

/**
 * Options of a variant, including inherited options. Options about pieces are stored by kind. So they stay with their
 * kind even if an inheriting entry gives that kind's letter to another kind.
 */
final class VariantOptions {

  private static final Set<String> LIST_OPTIONS = Set.of("promotedPieceType", "promotionLimit");
  private static final Pattern SQUARE = Pattern.compile("([a-z]|\\*)([1-9]\\d?|\\*)");
  private static final Pattern MOBILITY = Pattern.compile(Option.MOBILITY + "(White|Black)([A-Z]\\w*)");
  private static final Pattern PAIR = Pattern.compile("(\\w):(\\w|-)");
  static final String ALL = "*";

  /** The values by option, in the canonical form of {@link #canonicalValue}. */
  private final Map<String, String> values = new LinkedHashMap<>();
  /** The line of each option in the file. */
  private final Map<String, Integer> lines = new LinkedHashMap<>();
  /** Letters by kind, in lower case. */
  private final Map<String, String> letters = new LinkedHashMap<>();
  /** Kinds by further letters that FENs may use for their pieces. */
  private final Map<String, String> synonyms = new LinkedHashMap<>();
  /** Movements that the file gives to custom kinds and kings, by kind, in the file's notation. */
  private final Map<String, String> movements = new LinkedHashMap<>();
  private final List<ImportRefusal> refusals = new ArrayList<>();
  /** Unknown options that change no rule. */
  private final List<ImportRefusal> leftOut = new ArrayList<>();

  VariantOptions() {}

  /** Returns a copy for an entry that inherits from this one. */
  VariantOptions child() {
    VariantOptions child = new VariantOptions();
    child.values.putAll(values);
    child.lines.putAll(lines);
    child.letters.putAll(letters);
    child.synonyms.putAll(synonyms);
    child.movements.putAll(movements);
    child.refusals.addAll(refusals);
    child.leftOut.addAll(leftOut);
    return child;
  }

  List<ImportRefusal> leftOut() {
    return List.copyOf(leftOut);
  }

  List<ImportRefusal> refusals() {
    return List.copyOf(refusals);
  }

  void add(ImportRefusal refusal) {
    refusals.add(refusal);
  }

  void refuse(String option, String reason) {
    refusals.add(new ImportRefusal(option, lines.getOrDefault(option, 0), reason));
  }

  /**
   * Adds an entry's options, which replace inherited ones. Adds pieces first, because other options use their letters.
   */
  void addAll(List<Setting> settings) {
    Stream<Setting> pieces = settings.stream().filter(setting -> PieceType.isType(setting.option()));
    pieces.forEach(this::addPiece);
    // An option that sets several other options is added first, so that the others override it.
    settings.stream().filter(setting -> !PieceType.isType(setting.option()))
        .sorted(Comparator.comparingInt(setting -> -expansionSize(setting))).forEach(this::addOption);
  }

  private static int expansionSize(Setting setting) {
    return Optional.ofNullable(Option.ALL.get(setting.option())).map(option -> option.expansion().size())
        .orElse(1);
  }

  private void addPiece(Setting setting) {
    String type = setting.option();
    lines.put(type, setting.line());
    String[] parts = setting.value().split(":", 2);
    String letter = parts[0].strip().toLowerCase(Locale.ROOT);
    if (letter.equals("-")) {
      letters.remove(type);
      return;
    }
    if (!letter.matches("[a-z]")) {
      refuse(type, "\"" + Excerpt.of(setting.value()) + "\" is no letter of a piece");
      return;
    }
    letters.values().removeIf(letter::equals);
    letters.put(type, letter);
    boolean mayHaveMovement = PieceType.isCustom(type) || type.equals(PieceType.KING);
    if (parts.length == 2 && mayHaveMovement) {
      movements.put(type, parts[1].strip());
      IniBetza.Reading reading = IniBetza.read(parts[1].strip());
      if (!reading.readable()) {
        refuse(type, reading.text());
      }
    } else if (PieceType.isCustom(type)) {
      refuse(type, "a movement is missing; write " + letter + ":movement");
    } else if (parts.length == 2) {
      refuse(type, "only custom pieces and kings may have a movement, after a colon");
    } else {
      movements.remove(type);
    }
  }

  private void addOption(Setting setting) {
    String name = setting.option();
    lines.put(name, setting.line());
    if (name.startsWith(Option.MOBILITY)) {
      addMobility(setting);
      return;
    }
    Option option = Option.ALL.get(name);
    if (option == null) {
      Option.wildcardOf(name).ifPresentOrElse(
          wildcard -> leftOut.add(new ImportRefusal(name, setting.line(),
              "this option is not known; it is left out, because it states no rule, only "
                  + wildcard.text())),
          () -> refuse(name, "this option is not known" + Nearest.to(name, knownNames())
              .map(near -> "; did you mean " + near + "?").orElse("")));
      return;
    }
    if (option.fate() == Fate.NOTHING) {
      return;
    }
    canonicalValue(option, setting.value()).ifPresent(value -> option.expansion().forEach(target -> {
      lines.put(target, setting.line());
      put(name, target, value);
    }));
  }

  /** Stores the value of the option {@code name} under the option {@code target}, which it sets. */
  private void put(String name, String target, String value) {
    if (LIST_OPTIONS.contains(target)) {
      values.merge(target, value, (oldValue, newValue) -> (oldValue + " " + newValue).strip());
    } else if (name.equals("promotionRank") || name.equals("doubleStepRank")) {
      // A rank sets squares, which depend on a size of the board that may not be known yet: zone() reads it.
      values.put(target, name + " " + value);
    } else {
      values.put(target, value);
    }
  }

  private static List<String> knownNames() {
    return Stream.concat(Option.ALL.keySet().stream(), PieceType.ALL.keySet().stream()).toList();
  }

  private void addMobility(Setting setting) {
    Matcher matcher = MOBILITY.matcher(setting.option());
    String type = matcher.matches()
        ? matcher.group(2).substring(0, 1).toLowerCase(Locale.ROOT) + matcher.group(2).substring(1) : "";
    if (!PieceType.isType(type)) {
      refuse(setting.option(), "this option is not known: its name contains no known kind of pieces");
    } else {
      parsedSquares(setting.option(), setting.value())
          .ifPresent(value -> values.put(Option.MOBILITY + matcher.group(1) + " " + type, value));
    }
  }

  /** Returns a value with kinds instead of letters and numbers instead of file letters; empty after a refusal. */
  private Optional<String> canonicalValue(Option option, String text) {
    return switch (option.kind()) {
      case "switch" -> oneOfWords(option, text, List.of("true", "false"));
      case "number" -> valueOfPattern(option, text, "\\d{1,6}", "a number");
      case "rank" -> valueOfPattern(option, text, "[1-9]\\d?", "the number of a rank");
      case "file" ->
          valueOfPattern(option, text, "[a-z]|[1-9]\\d?", "a file").map(VariantOptions::fileNumber);
      case "type", "types" -> parsedTypes(option, text);
      case "pairs" -> parsedPairs(option, text);
      case "squares" -> parsedSquares(option.name(), text);
      case "text", "rights" -> Optional.of(text.equals("-") ? "" : text);
      default -> oneOfWords(option, text, List.of(option.kind().split("/")));
    };
  }

  private Optional<String> oneOfWords(Option option, String text, List<String> words) {
    if (words.contains(text)) {
      return Optional.of(text);
    }
    refuse(option.name(), "\"" + Excerpt.of(text) + "\" is none of " + String.join(", ", words));
    return Optional.empty();
  }

  private Optional<String> valueOfPattern(Option option, String text, String pattern, String expected) {
    if (text.matches(pattern)) {
      return Optional.of(text);
    }
    refuse(option.name(), "\"" + Excerpt.of(text) + "\" is not " + expected);
    return Optional.empty();
  }

  private static String fileNumber(String text) {
    return Character.isDigit(text.charAt(0)) ? text : String.valueOf(text.charAt(0) - 'a' + 1);
  }

  /** Returns the kinds with the letters in a text, separated by blanks; empty after a refusal. */
  private Optional<String> parsedTypes(Option option, String text) {
    if (text.equals("-") || text.isEmpty()) {
      return Optional.of("");
    }
    if (text.contains(ALL)) {
      return Optional.of(ALL);
    }
    Set<String> found = new LinkedHashSet<>();
    // The translated program's split("") would begin with an empty text.
    for (String letter : text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "").split("(?!^)")) {
      Optional<String> type = type(letter);
      if (type.isEmpty()) {
        refuse(option.name(), "no piece has the letter " + Excerpt.of(letter));
        return Optional.empty();
      }
      found.add(type.orElseThrow());
    }
    return Optional.of(String.join(" ", found));
  }

  /** Returns the kind with a letter in lower case; empty if no kind has this letter. */
  Optional<String> type(String letter) {
    return letters.entrySet().stream().filter(entry -> entry.getValue().equals(letter)).map(Map.Entry::getKey)
        .findFirst();
  }

  /** Adds {@code synonym}, another letter by which FENs may name the piece with the letter {@code letter}. */
  void addSynonym(String synonym, String letter) {
    type(letter).ifPresent(type -> synonyms.put(synonym, type));
  }

  /** The start position, with the letters that options use for its pieces. */
  String start() {
    Map<String, String> lettersInUse = new LinkedHashMap<>();
    synonyms.forEach((synonym, type) -> {
      if (type(synonym).isEmpty() && letters.containsKey(type)) {
        lettersInUse.put(synonym, letters.get(type));
      }
    });
    return StartText.withPieceLetters(text(ExportDraft.START), lettersInUse);
  }

  /**
   * Returns pairs with kinds for letters: {@code pawn:gold silver:gold} for {@code p:g s:g}, {@code pawn:8} for
   * {@code p:8}.
   */
  private Optional<String> parsedPairs(Option option, String text) {
    List<String> found = new ArrayList<>();
    for (String pair : text.isEmpty() || text.equals("-") ? new String[0] : text.split("\\s+")) {
      Matcher matcher = PAIR.matcher(pair.toLowerCase(Locale.ROOT));
      Optional<String> from = matcher.matches() ? type(matcher.group(1)) : Optional.empty();
      Optional<String> to = !matcher.matches() ? Optional.empty()
          : matcher.group(2).matches("[\\d-]") ? Optional.of(matcher.group(2)) : type(matcher.group(2));
      if (from.isEmpty() || to.isEmpty()) {
        refuse(option.name(), "\"" + Excerpt.of(pair) + "\" is malformed, or names a piece that is missing");
        return Optional.empty();
      }
      found.add(from.orElseThrow() + ":" + to.orElseThrow());
    }
    return Optional.of(String.join(" ", found));
  }

  private Optional<String> parsedSquares(String option, String text) {
    if (text.equals("-")) {
      return Optional.of("");
    }
    for (String square : text.isEmpty() ? new String[0] : text.split("\\s+")) {
      if (!SQUARE.matcher(square).matches()) {
        refuse(option, "\"" + Excerpt.of(square) + "\" is no square");
        return Optional.empty();
      }
    }
    return Optional.of(text);
  }

  /** The value of an option, or the option's default if it is not set. */
  String text(String option) {
    Option known = Optional.ofNullable(Option.ALL.get(option)).orElseThrow();
    return values.getOrDefault(option, known.defaultValue());
  }

  boolean is(String option) {
    return text(option).equals("true");
  }

  int number(String option) {
    String text = text(option);
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }

  int files() {
    return number("maxFile");
  }

  int ranks() {
    return number("maxRank");
  }

  /** The squares of the board that an option names. */
  Zone zone(String option) {
    String text = text(option);
    boolean black = option.endsWith("Black");
    String[] words = text.split(" ");
    if (words.length == 2 && words[0].endsWith("Rank")) {
      int rank = Integer.parseInt(words[1]);
      Zone ranks = words[0].startsWith("promotion") ? Zone.ranks(files(), ranks(), rank, ranks())
          : Zone.ranks(files(), ranks(), rank, rank);
      return black ? ranks.mirrored() : ranks;
    }
    return Zone.of(files(), ranks(), text);
  }

  /** The squares to which pieces of a kind may move; empty if there is no limit. */
  Optional<Zone> mobility(String side, String type) {
    return Optional.ofNullable(values.get(Option.MOBILITY + side + " " + type))
        .map(text -> Zone.of(files(), ranks(), text));
  }

  /** The kinds in use that an option names; all kinds in use if its value is a star. */
  List<String> types(String option) {
    String text = text(option);
    return text.equals(ALL) ? List.copyOf(letters.keySet())
        : Stream.of(text.split(" ")).filter(letters::containsKey).toList();
  }

  /** The kinds in use. */
  Collection<String> types() {
    return List.copyOf(letters.keySet());
  }

  /** The letter of a kind in the spelling of definitions; empty if the kind is not in use. */
  String letter(String type) {
    return letters.getOrDefault(type, "").toUpperCase(Locale.ROOT);
  }

  /** The pairs of an option, in the order of the file: by kind, the kind that it becomes or the limit on its number. */
  Map<String, String> pairs(String option) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : text(option).split(" ")) {
      String[] parts = pair.split(":", 2);
      if (parts.length == 2 && letters.containsKey(parts[0])) {
        pairs.put(parts[0], parts[1]);
      }
    }
    pairs.values().removeIf("-"::equals);
    return pairs;
  }

  /** The movement that the file gives to a kind; empty if it gives none. */
  Optional<String> movement(String type) {
    return Optional.ofNullable(movements.get(type));
  }

  /** Refuses options that differ from their defaults and have no equivalent in a definition. Adds the reasons. */
  void refuseUnsupported() {
    values.forEach((name, value) -> {
      Option option = Option.ALL.get(name);
      if (option != null && option.fate() == Fate.REFUSED && !value.equals(option.defaultValue())) {
        refuse(name, option.text());
      }
    });
  }
}
