package org.variorum.rules.text;

import java.util.Optional;
import java.util.function.Function;

/**
 * Replacement of characters that books and pages print in moves by plain ones: figurines, dashes, crosses, and round
 * letters of other alphabets.
 */
public final class Typography {

  private static final int FIRST_FIGURINE = 0x2654;
  private static final int LAST_FIGURINE = 0x265F;
  /** The figurines in the order of Unicode, which is the same for white and black pieces. */
  private static final String[] FIGURINES = {"king", "queen", "rook", "bishop", "knight", "pawn"};

  private Typography() {}

  /**
   * Returns a move's text in plain characters.
   *
   * @param letters returns the letter of the piece with a name such as {@code queen}; empty if there is none
   */
  public static String plain(String text, Function<String, Optional<String>> letters) {
    if (text.chars().allMatch(c -> c < 0x80)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    text.chars().forEach(c -> {
      if (c >= FIRST_FIGURINE && c <= LAST_FIGURINE) {
        plain.append(letters.apply(FIGURINES[(c - FIRST_FIGURINE) % FIGURINES.length]).orElse("?"));
      } else if (c != 0xFE0E && c != 0xFE0F) { // not a choice between text and emoji
        plain.append(plain((char) c));
      }
    });
    return plain.toString();
  }

  /** The plain form of a dash, a cross, a dagger (check), a double dagger or ≠ (mate), or a Cyrillic or Greek O. */
  private static char plain(char c) {
    return switch (c) {
      case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> '-';
      case '\u00D7', '\u2715', '\u2716' -> 'x';
      case '\u2020' -> '+';
      case '\u2021', '\u2260' -> '#';
      case '\u041E', '\u039F' -> 'O';
      case '\u043E', '\u03BF' -> 'o';
      default -> c;
    };
  }

  /** Whether a character is a blank, including non-breaking and invisible ones. */
  public static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF' || c == '\u200B'
        || c == '\u200E' || c == '\u200F' || c == '\u2060';
  }
}
