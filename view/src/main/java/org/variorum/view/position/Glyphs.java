package org.variorum.view.position;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.variorum.view.query.QueryException;
import org.variorum.view.text.SafeExcerpt;

/**
 * Converts PGN's numeric annotation glyphs to signs, such as {@code !?}, and back. A number without a sign is written
 * with a dollar sign, for example {@code $10}.
 */
final class Glyphs {

  /** The signs; the index is PGN's number. */
  private static final List<String> SIGNS = List.of("", "!", "?", "!!", "??", "!?", "?!");
  private static final int MAX_NUMBER = 255;
  /** The maximum length of a text, enough for every number once. */
  private static final int MAX_LENGTH = 5 * (MAX_NUMBER + 1);

  private Glyphs() {}

  /** Returns the signs of some numbers, with blanks between them; null if there are none. */
  static @Nullable String of(List<Integer> numbers) {
    String signs = numbers.stream().filter(number -> number > 0)
        .map(number -> number < SIGNS.size() ? SIGNS.get(number) : "$" + number)
        .collect(Collectors.joining(" "));
    return signs.isEmpty() ? null : signs;
  }

  /** Returns the numbers of signs with blanks between them; empty if {@code signs} is null. */
  static List<Integer> numbers(@Nullable String signs) {
    if (signs != null && signs.length() > MAX_LENGTH) {
      throw new QueryException("bad-glyph",
          "The evaluations of one move are longer than " + MAX_LENGTH + " characters.");
    }
    List<Integer> numbers = new ArrayList<>();
    for (String sign : signs == null ? new String[0] : signs.strip().split("\\s+")) {
      if (!sign.isEmpty()) {
        numbers.add(number(sign));
      }
    }
    return numbers;
  }

  private static int number(String sign) {
    int index = SIGNS.indexOf(sign);
    int number = sign.matches("\\$[0-9]{1,3}") ? Integer.parseInt(sign.substring(1)) : index;
    if (number < 0 || number > MAX_NUMBER) {
      throw new QueryException("bad-glyph",
          "\"" + SafeExcerpt.of(sign) + "\" is no evaluation of a move: there are "
              + String.join(" ", SIGNS.subList(1, SIGNS.size())) + " and $1 to $" + MAX_NUMBER + ".");
    }
    return number;
  }
}
