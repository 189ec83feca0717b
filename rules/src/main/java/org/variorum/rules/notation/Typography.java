package org.variorum.rules.notation;

import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;

/** What books and pages print instead of plain characters: figurines, dashes, crosses, round letters of other alphabets. */
final class Typography {

  private static final int FIRST_FIGURINE = 0x2654;
  private static final int LAST_FIGURINE = 0x265F;
  /** The figurines in their order, which white pieces and black ones share. */
  private static final String[] FIGURINES = {"king", "queen", "rook", "bishop", "knight", "pawn"};

  private Typography() {}

  /** A move's text in plain characters. A figurine is the letter of the piece that has its name. */
  static String plain(String text, Definition definition) {
    if (text.chars().allMatch(c -> c < 0x80)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    text.chars().forEach(c -> {
      if (c >= FIRST_FIGURINE && c <= LAST_FIGURINE) {
        plain.append(letter(FIGURINES[(c - FIRST_FIGURINE) % FIGURINES.length], definition).orElse("?"));
      } else if (c != 0xFE0E && c != 0xFE0F) {
        plain.append(plain((char) c));
      }
    });
    return plain.toString();
  }

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

  private static Optional<String> letter(String name, Definition definition) {
    return definition.pieces().stream().filter(piece -> piece.name().equals(name)).map(PieceKind::letter)
        .map(letter -> letter.replace("~", "")).findFirst();
  }

  /** Whether a character is a blank, be it one at which no line may be broken, or one that nobody sees. */
  static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF' || c == '\u200B'
        || c == '\u200E' || c == '\u200F' || c == '\u2060';
  }
}
