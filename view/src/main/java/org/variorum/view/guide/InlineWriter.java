package org.variorum.view.guide;

import java.util.ArrayList;
import java.util.List;

/**
 * Converts the text of a paragraph to HTML: code, emphasis, links and backslashes as in CommonMark. A link may lead only
 * to an address of the web, or of this site.
 */
final class InlineWriter {

  private static final String PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
  private static final List<String> SAFE = List.of("https://", "http://", "mailto:");

  private final String text;
  /** The parts of the HTML; an emphasis may still begin or end at those that consist of asterisks or underscores. */
  private final List<Part> parts = new ArrayList<>();
  private StringBuilder plain = new StringBuilder();
  private int next;

  /** A part of the HTML. */
  private static final class Part {
    /** What is written before and after the marks that are left. */
    private final StringBuilder before = new StringBuilder();
    private final StringBuilder after = new StringBuilder();
    private final char mark;
    private final int length;
    private final boolean opens;
    private final boolean closes;
    private int marks;

    /** @param mark the character that the part consists of; a blank for a part that is no emphasis */
    Part(char mark, int length, boolean opens, boolean closes) {
      this.mark = mark;
      this.length = length;
      this.opens = opens;
      this.closes = closes;
      marks = length;
    }

    /** The rule of three of CommonMark, which keeps {@code **} and {@code *} apart. */
    boolean closes(Part opening) {
      return opening.opens && opening.mark == mark && opening.marks > 0
          && (!(opening.closes || opens) || (opening.length + length) % 3 != 0
              || opening.length % 3 == 0 && length % 3 == 0);
    }
  }

  InlineWriter(String text) {
    this.text = text;
  }

  String html() {
    while (next < text.length()) {
      char character = text.charAt(next);
      switch (character) {
        case '\\' -> writeEscaped();
        case '`' -> writeCode();
        case '[' -> writeLink();
        case '*', '_' -> addEmphasis(character);
        case '\n' -> writeLineEnd();
        default -> {
          escape(String.valueOf(character), plain);
          next++;
        }
      }
    }
    endPlain();
    matchEmphasis();
    StringBuilder html = new StringBuilder();
    for (Part part : parts) {
      html.append(part.before).append(String.valueOf(part.mark).repeat(part.marks)).append(part.after);
    }
    return html.toString();
  }

  static void escape(String text, StringBuilder html) {
    for (int index = 0; index < text.length(); index++) {
      switch (text.charAt(index)) {
        case '&' -> html.append("&amp;");
        case '<' -> html.append("&lt;");
        case '>' -> html.append("&gt;");
        case '"' -> html.append("&quot;");
        default -> html.append(text.charAt(index));
      }
    }
  }

  private void endPlain() {
    if (!plain.isEmpty()) {
      Part part = new Part(' ', 0, false, false);
      part.before.append(plain);
      parts.add(part);
      plain = new StringBuilder();
    }
  }

  private void writeEscaped() {
    next++;
    if (next < text.length() && PUNCTUATION.indexOf(text.charAt(next)) >= 0) {
      escape(text.substring(next, next + 1), plain);
      next++;
    } else if (next < text.length() && text.charAt(next) == '\n') {
      plain.append("<br />\n");
      next++;
    } else {
      plain.append('\\');
    }
  }

  private void writeLineEnd() {
    plain.append('\n');
    next++;
  }

  private int lengthOf(char mark, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) == mark) {
      end++;
    }
    return end - from;
  }

  private void writeCode() {
    int marks = lengthOf('`', next);
    int start = next + marks;
    int end = start;
    while (end < text.length() && lengthOf('`', end) != marks) {
      end += Math.max(1, lengthOf('`', end));
    }
    if (end >= text.length()) {
      plain.append(text, next, start);
      next = start;
      return;
    }
    String code = text.substring(start, end).replace('\n', ' ');
    boolean isPadded = code.startsWith(" ") && code.endsWith(" ") && !code.isBlank();
    plain.append("<code>");
    escape(isPadded ? code.substring(1, code.length() - 1) : code, plain);
    plain.append("</code>");
    next = end + marks;
  }

  /** Writes a link {@code [text](address)}, or only its bracket if it is none. */
  private void writeLink() {
    int close = closingBracket();
    int end = close < 0 || close + 1 >= text.length() || text.charAt(close + 1) != '(' ? -1
        : closingParenthesis(close + 1);
    String address = end < 0 ? " " : text.substring(close + 2, end);
    if (!isAddress(address)) {
      plain.append('[');
      next++;
      return;
    }
    plain.append("<a rel=\"noopener noreferrer\" href=\"");
    escape(isSafe(address) ? address : "", plain);
    plain.append("\">").append(new InlineWriter(text.substring(next + 1, close)).html()).append("</a>");
    next = end + 1;
  }

  /** The index of the bracket that ends the text of a link; -1 if there is none, or if another link is in the text. */
  private int closingBracket() {
    for (int index = next + 1; index < text.length(); index++) {
      switch (text.charAt(index)) {
        case ']' -> {
          return index;
        }
        case '\\' -> index++;
        case '[', '`' -> {
          return -1;
        }
        default -> {
        }
      }
    }
    return -1;
  }

  /** The index of the parenthesis that closes another one; -1 if there is none. */
  private int closingParenthesis(int open) {
    int depth = 0;
    for (int index = open; index < text.length(); index++) {
      depth += text.charAt(index) == '(' ? 1 : text.charAt(index) == ')' ? -1 : 0;
      if (depth == 0) {
        return index;
      }
    }
    return -1;
  }

  private static boolean isAddress(String address) {
    return address.chars().allMatch(each -> each > ' ' && "<>\\&".indexOf(each) < 0);
  }

  private static boolean isSafe(String address) {
    return SAFE.stream().anyMatch(address::startsWith) || !address.contains(":");
  }

  private void addEmphasis(char mark) {
    endPlain();
    int length = lengthOf(mark, next);
    char before = next == 0 ? '\n' : text.charAt(next - 1);
    char after = next + length == text.length() ? '\n' : text.charAt(next + length);
    boolean isLeft = !isBlank(after) && (!isPunctuation(after) || isBlank(before) || isPunctuation(before));
    boolean isRight = !isBlank(before) && (!isPunctuation(before) || isBlank(after) || isPunctuation(after));
    parts.add(mark == '*' ? new Part(mark, length, isLeft, isRight)
        : new Part(mark, length, isLeft && (!isRight || isPunctuation(before)),
            isRight && (!isLeft || isPunctuation(after))));
    next += length;
  }

  private static boolean isBlank(char character) {
    return Character.isWhitespace(character) || character == '\u00A0';
  }

  private static boolean isPunctuation(char character) {
    return switch (Character.getType(character)) {
      case Character.CONNECTOR_PUNCTUATION, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION,
          Character.END_PUNCTUATION, Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION, Character.MATH_SYMBOL, Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL, Character.OTHER_SYMBOL -> true;
      default -> false;
    };
  }

  /** Joins each closing mark with the nearest opening mark before it. */
  private void matchEmphasis() {
    for (int closing = 0; closing < parts.size(); closing++) {
      Part end = parts.get(closing);
      for (int opening = closing - 1; end.closes && end.marks > 0 && opening >= 0; opening--) {
        Part start = parts.get(opening);
        if (end.closes(start)) {
          boolean isStrong = start.marks >= 2 && end.marks >= 2;
          start.marks -= isStrong ? 2 : 1;
          end.marks -= isStrong ? 2 : 1;
          start.after.insert(0, isStrong ? "<strong>" : "<em>");
          end.before.append(isStrong ? "</strong>" : "</em>");
          // What stands between them can no longer begin an emphasis.
          for (int between = opening + 1; between < closing; between++) {
            parts.set(between, withoutMarks(parts.get(between)));
          }
          opening++;
        }
      }
    }
  }

  private static Part withoutMarks(Part part) {
    Part plain = new Part(' ', 0, false, false);
    plain.before.append(part.before).append(String.valueOf(part.mark).repeat(part.marks)).append(part.after);
    return plain;
  }
}
