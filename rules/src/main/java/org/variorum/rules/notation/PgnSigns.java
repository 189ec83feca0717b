package org.variorum.rules.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The signs that judge a move or a position, with their Numeric Annotation Glyphs (NAG) in PGN. They are the signs of
 * the PGN standard, and the signs that Informators and ChessBase print.
 */
final class PgnSigns {

  /** The signs directly after a move; the index of a sign is its NAG. */
  private static final List<String> MOVE_SIGNS = List.of("", "!", "?", "!!", "??", "!?", "?!");

  private static final Map<String, Integer> NUMBERS = numbers();

  /** An ASCII sign at the end of a move, as in {@code e4+/-}. Excludes {@code =+}, which is a promotion. */
  private static final Pattern SUFFIX =
      Pattern.compile("(?:\\+/-|-/\\+|\\+/=|=/\\+|\\+-|-\\+|\\+=|(?<=[0-9])=)$");

  private PgnSigns() {}

  private static Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    MOVE_SIGNS.subList(1, MOVE_SIGNS.size()).forEach(sign -> numbers.put(sign, MOVE_SIGNS.indexOf(sign)));
    put(numbers, 3, "\u203C");
    put(numbers, 4, "\u2047");
    put(numbers, 5, "\u2049");
    put(numbers, 6, "\u2048");
    // Of one move: the only one; then of a position: equal, unclear, better, clearly better, winning.
    put(numbers, 7, "\u25A1");
    put(numbers, 10, "=");
    put(numbers, 13, "\u221E", "~");
    put(numbers, 14, "\u2A72", "+=", "+/=");
    put(numbers, 15, "\u2A71", "=+", "=/+");
    put(numbers, 16, "\u00B1", "+/-");
    put(numbers, 17, "\u2213", "-/+");
    put(numbers, 18, "+-", "+--");
    put(numbers, 19, "-+", "--+");
    // Zugzwang, development, initiative, attack, compensation, counterplay, time pressure, idea, better is, novelty,
    // diagram.
    put(numbers, 22, "\u2A00", "\u2299");
    put(numbers, 32, "\u27F3");
    put(numbers, 36, "\u2191");
    put(numbers, 40, "\u2192");
    put(numbers, 44, "=\u221E", "\u221E=");
    put(numbers, 132, "\u21C6", "\u21C4");
    put(numbers, 138, "\u2295", "\u2A01");
    put(numbers, 140, "\u2206", "\u25B3");
    put(numbers, 142, "\u2313");
    put(numbers, 146, "N");
    put(numbers, 220, "D");
    return numbers;
  }

  private static void put(Map<String, Integer> numbers, int number, String... signs) {
    List.of(signs).forEach(sign -> numbers.put(sign, number));
  }

  /** The NAG of a sign; empty if the text is no sign. */
  static Optional<Integer> number(String sign) {
    return Optional.ofNullable(NUMBERS.get(sign));
  }

  /** Whether a character cannot be part of a move, but begins a sign. */
  static boolean isSign(char c) {
    return c == '!' || c == '?' || c > 0x7F && NUMBERS.containsKey(String.valueOf(c));
  }

  /** The index at which the signs after a move begin; the length of the word if there are none. */
  static int suffixStart(String word) {
    int end = word.length();
    while (end > 0 && isSign(word.charAt(end - 1))) {
      end--;
    }
    Matcher suffix = SUFFIX.matcher(word.substring(0, end));
    return suffix.find() && suffix.start() > 0 ? suffix.start() : end;
  }

  /** The first sign of a text of signs without blanks, for example {@code !?} of {@code !?±}. */
  static String firstSign(String signs) {
    int end = 0;
    char c = signs.charAt(0);
    boolean isOfMove = c == '!' || c == '?';
    while (end < signs.length()
        && (isOfMove ? "!?".indexOf(signs.charAt(end)) >= 0 : !isSign(signs.charAt(end)))) {
      end++;
    }
    return signs.substring(0, Math.max(end, 1));
  }

  /** The signs directly after moves, separated by blanks, for a message. */
  static String examples() {
    return String.join(" ", MOVE_SIGNS.subList(1, MOVE_SIGNS.size()));
  }
}
