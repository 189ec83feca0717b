package org.variorum.lab.roster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Text with parts in quotation marks: a separator between quotation marks does not separate. */
final class QuotedText {

  private static final char MARK = '"';

  private QuotedText() {}

  /** The parts of a text, including their quotation marks; empty if a quotation mark is not closed. */
  static Optional<List<String>> split(String text, char separator) {
    boolean isBalanced = text.chars().filter(c -> c == MARK).count() % 2 == 0;
    return isBalanced ? Optional.of(split(text, c -> c == separator)) : Optional.empty();
  }

  /** The words of a text, without quotation marks. */
  static List<String> words(String text) {
    return split(text, Character::isWhitespace).stream().filter(word -> !word.isEmpty())
        .map(QuotedText::removeMarks)
        .toList();
  }

  /** Returns a text without its quotation marks. */
  static String removeMarks(String text) {
    return text.replace(String.valueOf(MARK), "");
  }

  private static List<String> split(String text, IntPredicate isSeparator) {
    List<String> parts = new ArrayList<>();
    boolean isQuoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == MARK) {
        isQuoted = !isQuoted;
      } else if (!isQuoted && isSeparator.test(text.charAt(i))) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }
}
