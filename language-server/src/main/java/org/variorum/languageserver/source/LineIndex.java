package org.variorum.languageserver.source;

import java.util.Arrays;

/** The lines of a text. Lines end with a line feed, a carriage return or both, and count from 0, as editors count them. */
public final class LineIndex {

  private final String text;
  private final int[] starts;

  public LineIndex(String text) {
    this.text = text;
    int[] found = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      boolean isEnd = character == '\n'
          || character == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
      if (isEnd) {
        if (count == found.length) {
          found = Arrays.copyOf(found, count * 2);
        }
        found[count++] = i + 1;
      }
    }
    starts = Arrays.copyOf(found, count);
  }

  /** The number of lines; a text that ends with a line break has an empty last line. */
  public int count() {
    return starts.length;
  }

  /** The offset at which a line starts; the end of the text for a line after the last. */
  public int start(int line) {
    return line < 0 ? 0 : line < starts.length ? starts[line] : text.length();
  }

  /** The offset at which a line ends, before its line break. */
  public int end(int line) {
    int end = start(line + 1);
    while (end > start(line) && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /** The line of an offset. */
  public int line(int offset) {
    int index = Arrays.binarySearch(starts, offset);
    return index >= 0 ? index : -index - 2;
  }

  /** The text of a line, without its line break. */
  public String text(int line) {
    return text.substring(start(line), end(line));
  }

  /** The offset of a character of a line, both counted from 0; at most the end of the line. */
  public int offset(int line, int character) {
    int start = start(line);
    return Math.max(start, (int) Math.min((long) start + character, end(line)));
  }

  /** The offset of a code point of a line, counted from 0; at most the end of the line. */
  public int offsetOfCodePoint(int line, int codePoint) {
    String content = text(line);
    int count = content.codePointCount(0, content.length());
    return start(line) + content.offsetByCodePoints(0, Math.max(0, Math.min(codePoint, count)));
  }
}
