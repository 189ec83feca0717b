package org.variorum.rules.language.word;

import java.util.List;
import java.util.Optional;

/**
 * Pieces named in a text for each side: {@code Q R} for both, or {@code Q R / C R}, White's before the slash and Black's behind it.
 *
 * @param black empty if they are White's
 */
public record SidedLetters(Letters white, Optional<Letters> black) {

  /** No piece is named. */
  public static final SidedLetters NOBODY =
      new SidedLetters(new Letters(false, List.of()), Optional.empty());

  /** What stands between White's and Black's. */
  static final char SLASH = '/';

  static SidedLetters read(String text) throws Malformed {
    int slash = text.indexOf(SLASH);
    if (slash < 0) {
      return new SidedLetters(Letters.read(text), Optional.empty());
    }
    String blanks = " ".repeat(slash + 1);
    return new SidedLetters(Letters.read(text.substring(0, slash)),
        Optional.of(Letters.read(blanks + text.substring(slash + 1))));
  }
}
