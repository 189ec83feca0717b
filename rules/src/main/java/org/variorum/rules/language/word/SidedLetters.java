package org.variorum.rules.language.word;

import java.util.List;
import java.util.Optional;

/**
 * Pieces named in a text for each side: {@code Q R} for both sides, or {@code Q R / C R}, with White's pieces first.
 *
 * @param white the pieces of White
 * @param black the pieces of Black; empty if they are the same as White's
 */
public record SidedLetters(Letters white, Optional<Letters> black) {

  /** No pieces for either side. */
  public static final SidedLetters NONE =
      new SidedLetters(new Letters(false, List.of()), Optional.empty());

  /** The character between the pieces of White and of Black. */
  static final char SLASH = '/';

  static SidedLetters read(String text) throws Malformed {
    int slash = text.indexOf(SLASH);
    if (slash < 0) {
      return new SidedLetters(Letters.read(text), Optional.empty());
    }
    // Blanks replace White's part, so that the offsets of Black's letters are correct.
    String blanks = " ".repeat(slash + 1);
    return new SidedLetters(Letters.read(text.substring(0, slash)),
        Optional.of(Letters.read(blanks + text.substring(slash + 1))));
  }
}
