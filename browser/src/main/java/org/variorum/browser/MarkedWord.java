package org.variorum.browser;

/** The word of a definition that a problem is about, for programs that underline it. */
final class MarkedWord {

  private MarkedWord() {}

  /**
   * The number of characters of the word or the quoted text at a place, both counted from 1; 0 beyond the end of the
   * line.
   */
  static int length(String text, int line, int column) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      int end = text.indexOf('\n', start);
      if (end < 0) {
        return 0;
      }
      start = end + 1;
    }
    int lineEnd = text.indexOf('\n', start);
    String rest = text.substring(start, lineEnd < 0 ? text.length() : lineEnd).stripTrailing();
    int begin = rest.offsetByCodePoints(0, Math.min(column - 1, rest.codePointCount(0, rest.length())));
    return wordLength(rest.substring(begin));
  }

  private static int wordLength(String rest) {
    if (rest.isEmpty()) {
      return 0;
    }
    char first = rest.charAt(0);
    int end = first == '"' || first == '\'' ? rest.indexOf(first, 1) : -1;
    if (end > 0) {
      return end + 1;
    }
    int length = 1;
    while (length < rest.length() && " \t,:{}[]#".indexOf(rest.charAt(length)) < 0) {
      length++;
    }
    return length;
  }
}
