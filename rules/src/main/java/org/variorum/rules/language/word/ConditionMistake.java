package org.variorum.rules.language.word;

import static java.util.Map.entry;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.text.Nearest;

/**
 * The mistake at the word of a condition where the reader stopped.
 *
 * @param text the condition
 * @param tokens the words of the condition
 * @param next the index of the word at which the reading stopped; the number of words if the text ends too early
 */
record ConditionMistake(String text, List<Letters.Token> tokens, int next) {

  static final String IN_CHECK = "in check";
  static final String AND = "and";

  /** The words with which a condition can begin. */
  static final List<String> STARTERS = List.of("own", "enemy", "any", "no", "not", IN_CHECK,
      "enemy in check", "held", "here", "there", "between", "beyond", "behind");

  /** English words that have no meaning in a condition. */
  private static final Set<String> FILLERS =
      Set.of("if", "when", "is", "are", "stands", "stand", "the", "a", "an", "has", "have", "both", "either");

  /** Words for pieces in hand. */
  private static final Set<String> HANDS = Set.of("hand", "hands", "held", "pocket");

  /** Words that authors may write in a condition, with the right words. */
  private static final Map<String, String> RIGHT_WORDS = Map.ofEntries(entry(">=", "at least"),
      entry("=>", "at least"), entry("<=", "at most"), entry("=<", "at most"), entry(">", "more than"),
      entry("<", "fewer than"), entry("==", "="), entry("equals", "="), entry("less than", "fewer than"),
      entry("less then", "fewer than"), entry("fewer then", "fewer than"), entry("more then", "more than"),
      entry("greater than", "more than"), entry("adjacent to", "near"), entry("next to", "near"),
      entry("beside", "near"), entry("on", "in"), entry("at", "in"), entry("&&", AND), entry("&", AND),
      entry("||", "or"), entry("|", "or"), entry("!", "not"), entry("my", "own"), entry("row", "rank"),
      entry("rows", "ranks"), entry("column", "file"), entry("columns", "files"));

  /**
   * Returns the error with its explanation.
   *
   * @param words the words that are allowed at this place
   * @param expected a description of everything that is allowed at this place
   */
  Malformed error(List<String> words, String expected) {
    if (next == tokens.size()) {
      return new Malformed(Math.max(0, text.length() - 1), "the condition breaks off", expected);
    }
    return commonMistake(words).or(() -> foreignWord(words)).orElseGet(() -> new Malformed(offset(),
        cannotStand(token(0)), Optional.of(expected),
        Nearest.to(token(0), words).or(() -> inOtherCase(words))));
  }

  /** The words in quotation marks, separated by commas. */
  static String quoted(List<String> words) {
    return words.stream().map(word -> "\"" + word + "\"").collect(Collectors.joining(", "));
  }

  private static String cannotStand(String word) {
    return "\"" + Malformed.shortened(word) + "\" cannot stand here";
  }

  /**
   * Explains a common mistake; empty if there is none.
   *
   * @param words the words that are allowed at this place
   */
  private Optional<Malformed> commonMistake(List<String> words) {
    String word = token(0);
    // "and" is allowed exactly after a complete condition.
    boolean afterCondition = words.contains(AND);
    if (afterCondition && word.equals("-") && next > 0) {
      return complaint("there are no blanks around a hyphen", token(-1) + "-" + token(1));
    }
    if (!words.contains(IN_CHECK) && word.equals("in") && token(1).equals("check")) {
      return complaint("\"in check\" cannot follow pieces",
          "\"in check\" of the own side, or \"enemy in check\"");
    }
    if (words.contains(IN_CHECK) && word.equals("in") && Nearest.to(token(1), List.of("check")).isPresent()) {
      return Optional.of(new Malformed(tokens.get(next + 1).offset(), cannotStand(token(1)), Optional.empty(),
          Optional.of("check")));
    }
    if (Letters.isLetter(word) && words.contains("any")) {
      return complaint("\"" + word + "\" cannot stand here without \"own\", \"enemy\" or \"any\" before it",
          "\"own " + word + "\"");
    }
    if (word.equals("neither") || word.equals("nor")) {
      return complaint("\"" + word + "\" has no meaning in a condition",
          "\"no\" before each of the pieces, or \"not (… or …)\"");
    }
    if (next > 0 && (HANDS.contains(word) || HANDS.contains(token(-1))
        || word.equals("in") && HANDS.contains(token(1)))) {
      return complaint("pieces in hand have no place",
          "\"held\" before them, such as in \"held own P\"");
    }
    if (FILLERS.contains(word) && next + 1 < tokens.size()) {
      return complaint("\"" + word + "\" has no meaning in a condition", "the same without it");
    }
    return afterCondition ? missingConnective(word) : Optional.empty();
  }

  /** Explains a missing {@code and} or {@code or}, or a {@code not} that is not before a place. */
  private Optional<Malformed> missingConnective(String word) {
    boolean isStart = startsCondition(word);
    if (word.equals("not") && !startsCondition(token(1))) {
      return complaint("after pieces, \"not\" must be followed by a place",
          "a place, such as \"not near own K\", or \"not\" before the pieces, such as \"not own P in rank 8\"");
    }
    return isStart
        ? complaint("\"and\" or \"or\" is missing before \"" + word + "\"",
            "one of them, such as in \"own Q and own R\"")
        : Optional.empty();
  }

  private static boolean startsCondition(String word) {
    return STARTERS.contains(word);
  }

  /** Explains a word of {@code RIGHT_WORDS} that an author has written instead of an allowed word. */
  private Optional<Malformed> foreignWord(List<String> words) {
    for (String word : List.of(token(0) + " " + token(1), token(0))) {
      String meant = RIGHT_WORDS.getOrDefault(word, "");
      if (words.contains(meant)) {
        return complaint(cannotStand(word), "\"" + meant + "\"");
      }
    }
    return Optional.empty();
  }

  /** Suggests a word in the other case: {@code K} for {@code k}, or {@code e4} for {@code E4}. */
  private Optional<String> inOtherCase(List<String> words) {
    String word = token(0);
    if (words.contains("all")) {
      return Optional.of(word.toUpperCase(Locale.ROOT))
          .filter(letter -> word.length() == 1 && Letters.isLetter(letter));
    }
    return words.contains("anywhere") ? SquaresReader.inLowerCase(word) : Optional.empty();
  }

  private Optional<Malformed> complaint(String problem, String expected) {
    return Optional.of(new Malformed(offset(), problem, expected));
  }

  private int offset() {
    return tokens.get(next).offset();
  }

  /** The word {@code distance} words after {@code next}, or before it if negative; empty if there is none. */
  private String token(int distance) {
    return next + distance < tokens.size() ? tokens.get(next + distance).text() : "";
  }
}
