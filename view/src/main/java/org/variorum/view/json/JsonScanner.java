package org.variorum.view.json;

import org.variorum.view.query.QueryException;

/**
 * A scanner of a JSON text (RFC 8259), from the first character to the last. Every fault throws a
 * {@link QueryException} with its line and column.
 */
final class JsonScanner {

  private static final char END = '\0';

  private final String text;
  private int next;

  JsonScanner(String text) {
    this.text = text;
  }

  boolean isAtEnd() {
    return next == text.length();
  }

  /** The next character; NUL, which is never part of JSON, at the end of the text. */
  char peek() {
    return isAtEnd() ? END : text.charAt(next);
  }

  void skipBlanks() {
    while (!isAtEnd() && " \t\n\r".indexOf(peek()) >= 0) {
      next++;
    }
  }

  void require(char expected) {
    if (isAtEnd() || peek() != expected) {
      throw fault();
    }
    next++;
  }

  /** Returns the exception for a fault at the next character. */
  QueryException fault() {
    int line = 1;
    int start = 0;
    for (int index = 0; index < next; index++) {
      if (text.charAt(index) == '\n') {
        line++;
        start = index + 1;
      }
    }
    return FieldChecks
        .malformed("This is no JSON: line " + line + ", column " + (next - start + 1) + ".");
  }

  /** Skips blanks, then a word if it comes next; returns whether it did. */
  boolean skipWord(String word) {
    skipBlanks();
    boolean isNext = isAtWord(word);
    if (isNext) {
      next += word.length();
    }
    return isNext;
  }

  private boolean isAtWord(String word) {
    int end = next + word.length();
    return text.startsWith(word, next) && (end == text.length() || !isPartOfWord(text.charAt(end)));
  }

  private static boolean isPartOfWord(char character) {
    return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z'
        || character >= '0' && character <= '9' || character == '_';
  }

  boolean isAtNumber() {
    return peek() == '-' || isDigit(peek());
  }

  /** Whether a value begins after blanks. Also true for a blank text, which is a message without the expected value. */
  boolean isAtValue() {
    skipBlanks();
    return text.isBlank() || "{[\"".indexOf(peek()) >= 0 || isAtNumber() || isAtWord("true")
        || isAtWord("false") || isAtWord("null");
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  String number() {
    int start = next;
    if (peek() == '-') {
      next++;
    }
    if (peek() == '0') {
      next++;
    } else {
      skipDigits();
    }
    if (peek() == '.') {
      next++;
      skipDigits();
    }
    if (peek() == 'e' || peek() == 'E') {
      next++;
      if (peek() == '+' || peek() == '-') {
        next++;
      }
      skipDigits();
    }
    if (isPartOfWord(peek())) {
      throw fault();
    }
    return text.substring(start, next);
  }

  /** Skips one digit or more. */
  private void skipDigits() {
    if (!isDigit(peek())) {
      throw fault();
    }
    while (isDigit(peek())) {
      next++;
    }
  }

  /** Reads a string, which begins with the next character. */
  String string() {
    require('"');
    int start = next;
    while (!isAtEnd() && peek() >= ' ' && peek() != '"' && peek() != '\\') {
      next++;
    }
    if (peek() == '"') {
      next++;
      return text.substring(start, next - 1);
    }
    // Most strings have no escape, and have been returned above without a copy character by character.
    StringBuilder string = new StringBuilder(text.substring(start, next));
    while (isAtEnd() || peek() != '"') {
      if (isAtEnd() || peek() < ' ') {
        throw fault();
      }
      char character = peek();
      if (character == '\\') {
        next++;
        character = escaped();
      } else {
        next++;
      }
      string.append(character);
    }
    next++;
    return string.toString();
  }

  private char escaped() {
    char character = peek();
    int simple = "\"\\/bfnrt".indexOf(character);
    if (character != 'u' && simple < 0) {
      throw fault();
    }
    next++;
    return character == 'u' ? hexadecimal() : "\"\\/\b\f\n\r\t".charAt(simple);
  }

  private char hexadecimal() {
    int code = 0;
    for (int digits = 0; digits < 4; digits++) {
      int digit = "0123456789abcdefABCDEF".indexOf(peek());
      if (isAtEnd() || digit < 0) {
        throw fault();
      }
      // Capital letters, from index 16 on, have the values 10 to 15.
      code = code << 4 | (digit < 16 ? digit : digit - 6);
      next++;
    }
    return (char) code;
  }
}
