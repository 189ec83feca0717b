package org.variorum.rules.text;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * Characters of a text that are invisible and deceive its reader: those that turn the direction of what stands
 * beside them (U+202E and its kind), blanks without width, control characters. Line ends and tabs are none.
 *
 * <p>The two joiners, without which Persian, the languages of India and many emoji cannot be written, are hidden only
 * where they join nothing of that kind: at an end of the text, or beside a character of ASCII.
 */
public final class HiddenCharacters {

  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int LAST_OF_ASCII = 0x7F;
  /** Letters by their type, but drawn as nothing: the grapheme joiner and the fillers of Hangul. */
  private static final String BLANK_LETTERS = "\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0";

  private HiddenCharacters() {}

  /** Where the first is, if there is any. */
  public static OptionalInt first(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (isHidden(text, i)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** The text without them. */
  public static String removed(String text) {
    if (first(text).isEmpty()) {
      return text;
    }
    StringBuilder rest = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (!isHidden(text, i)) {
        rest.appendCodePoint(text.codePointAt(i));
      }
    }
    return rest.toString();
  }

  /** How the character at an index is called, {@code U+202E}. */
  public static String name(String text, int index) {
    return String.format(Locale.ROOT, "U+%04X", text.codePointAt(index));
  }

  private static boolean isHidden(String text, int index) {
    int character = text.codePointAt(index);
    return switch (Character.getType(character)) {
      case Character.CONTROL -> character != '\n' && character != '\r' && character != '\t';
      case Character.FORMAT ->
          character != NON_JOINER && character != JOINER || !joins(text, index);
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
      default -> BLANK_LETTERS.indexOf(character) >= 0;
    };
  }

  private static boolean joins(String text, int index) {
    return index > 0 && index + 1 < text.length() && isJoined(text.codePointBefore(index))
        && isJoined(text.codePointAt(index + 1));
  }

  private static boolean isJoined(int character) {
    return character > LAST_OF_ASCII && Character.getType(character) != Character.FORMAT
        && !Character.isWhitespace(character);
  }
}
