package org.variorum.languageserver.source;

import java.util.ArrayList;
import java.util.List;

/** A place in a text that moves forward over blanks, comments and single texts. */
final class Scanner {

  private static final String FLOW_SIGNS = ",{}[]";

  final String text;
  final List<Flaw> flaws = new ArrayList<>();
  int at;

  Scanner(String text) {
    this.text = text;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  /** The character at a distance; 0 beyond the text. */
  char peek(int distance) {
    int index = at + distance;
    return index < text.length() ? text.charAt(index) : 0;
  }

  static boolean isBreak(char character) {
    return character == '\n' || character == '\r' || character == 0;
  }

  static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }

  void skipBlanks() {
    while (isBlank(peek(0)) && !isAtEnd()) {
      at++;
    }
  }

  /** Whether a comment begins here. */
  boolean isAtComment() {
    return peek(0) == '#' && (at == 0 || isBlank(text.charAt(at - 1)) || isBreak(text.charAt(at - 1)));
  }

  /** Moves to the end of the line. */
  void skipLine() {
    while (!isAtEnd() && !isBreak(peek(0))) {
      at++;
    }
  }

  /** Moves to the next character that is neither blank nor in a comment, in this line or a later one. */
  void skipToContent() {
    while (!isAtEnd()) {
      if (isAtComment()) {
        skipLine();
      } else if (isBlank(peek(0)) || isBreak(peek(0)) || peek(0) == '\uFEFF') {
        at++;
      } else {
        return;
      }
    }
  }

  /** The number of characters before this place in its line. */
  int indent() {
    int start = at;
    while (start > 0 && !isBreak(text.charAt(start - 1))) {
      start--;
    }
    return at - start;
  }

  /** Whether a colon that ends a key is here. */
  boolean isAtColon(boolean inFlow) {
    char next = peek(1);
    return peek(0) == ':'
        && (isBlank(next) || isBreak(next) || inFlow && FLOW_SIGNS.indexOf(next) >= 0);
  }

  /** Reads a quoted text. Without a closing quotation mark it ends with the line. */
  SourceNode.Scalar quoted(int parentIndent) {
    int start = at;
    char quote = peek(0);
    int close = closingQuote(quote, parentIndent);
    if (close < 0) {
      skipLine();
      int end = start + 1 + text.substring(start + 1, at).stripTrailing().length();
      flaws.add(new Flaw(start, end, String.valueOf(quote)));
      return new SourceNode.Scalar(text.substring(start + 1, end), start, end, true);
    }
    at = close + 1;
    return new SourceNode.Scalar(text.substring(start + 1, close), start, at, true);
  }

  /** The offset of the closing quotation mark; -1 if there is none before a line that is not part of the text. */
  private int closingQuote(char quote, int parentIndent) {
    for (int i = at + 1; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\\' && quote == '"') {
        i++;
      } else if (character == quote) {
        if (quote != '\'' || i + 1 >= text.length() || text.charAt(i + 1) != quote) {
          return i;
        }
        i++;
      } else if (isBreak(character) && !continuesAfter(i, parentIndent)) {
        return -1;
      }
    }
    return -1;
  }

  /** Whether the line after a line break is indented further than the parent, and is no entry of its own. */
  private boolean continuesAfter(int lineBreak, int parentIndent) {
    int start = lineBreak + 1;
    int first = start;
    while (first < text.length() && isBlank(text.charAt(first))) {
      first++;
    }
    return first - start > parentIndent && !looksLikeEntry(first);
  }

  /** Whether the line at an offset looks like a key with a value. */
  boolean looksLikeEntry(int offset) {
    for (int i = offset; i < text.length() && !isBreak(text.charAt(i)); i++) {
      char character = text.charAt(i);
      char next = i + 1 < text.length() ? text.charAt(i + 1) : '\n';
      if (character == ':' && (isBlank(next) || isBreak(next))) {
        return true;
      }
      if (!Character.isLetterOrDigit(character) && " -=+~".indexOf(character) < 0) {
        return false;
      }
    }
    return false;
  }

  /** Reads an unquoted text up to the end of the line, a comment, the colon after a key or, in braces, a sign. */
  SourceNode.Scalar plain(boolean inFlow, boolean isKey) {
    int start = at;
    while (!isAtEnd() && !isBreak(peek(0)) && !isAtComment()
        && !((inFlow || isKey) && isAtColon(inFlow))
        && !(inFlow && FLOW_SIGNS.indexOf(peek(0)) >= 0)) {
      at++;
    }
    String found = text.substring(start, at).stripTrailing();
    return new SourceNode.Scalar(found, start, start + found.length(), false);
  }
}
