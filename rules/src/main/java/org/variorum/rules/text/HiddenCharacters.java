package org.variorum.rules.text;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * Finder of invisible characters that deceive the reader of a text: zero-width blanks, control characters, and
 * characters that change the direction of the text beside them, such as U+202E. Line ends and tabs are not hidden.
 *
 * <p>The two joiners are needed to write Persian, the languages of India and many emoji. So a joiner counts as hidden
 * only if it joins nothing: at an end of the text, or beside an ASCII character, a blank or a format character.
 */
public final class HiddenCharacters {

  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int LAST_OF_ASCII = 0x7F;
  /** Invisible characters of the types letter and mark, such as the grapheme joiner and the fillers of Hangul. */
  private static final String BLANK_LETTERS = "\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0";

  private HiddenCharacters() {}

  /** The index of the first hidden character; empty if there is none. */
  public static OptionalInt firstIndex(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (isHidden(text, i)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns the text without hidden characters. */
  public static String strip(String text) {
    if (firstIndex(text).isEmpty()) {
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

  /** Returns the text with a mark in place of each character that would not show, or would end the line. */
  public static String masked(String text, String mark) {
    StringBuilder masked = new StringBuilder(text.length());
    text.codePoints().forEach(character -> {
      if (wouldNotShow(character)) {
        masked.append(mark);
      } else {
        masked.appendCodePoint(character);
      }
    });
    return masked.toString();
  }

  private static boolean wouldNotShow(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      default -> false;
    };
  }

  /** Returns the name of the character at an index, for example {@code U+202E}. */
  public static String name(String text, int index) {
    String digits = Integer.toHexString(text.codePointAt(index)).toUpperCase(Locale.ROOT);
    return "U+" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
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

  /** Whether the joiner at an index stands between two characters that it can join. */
  private static boolean joins(String text, int index) {
    return index > 0 && index + 1 < text.length() && mayBeJoined(text.codePointBefore(index))
        && mayBeJoined(text.codePointAt(index + 1));
  }

  private static boolean mayBeJoined(int character) {
    return character > LAST_OF_ASCII && Character.getType(character) != Character.FORMAT
        && !Character.isWhitespace(character);
  }
}
