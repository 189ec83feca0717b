package org.variorum.view.guide;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts the Markdown of rules pages to safe HTML: paragraphs, headings, lists, code, emphasis and links, as in
 * CommonMark. Everything else, such as HTML, is shown as it is written.
 */
final class ProseWriter {

  /** The indentation of a block that is code. */
  private static final int CODE_INDENT = 4;
  private static final int MAX_HEADING = 6;
  /** The longest number of a list that CommonMark has. */
  private static final int MAX_DIGITS = 9;

  private final StringBuilder html = new StringBuilder();
  private final List<String> paragraph = new ArrayList<>();

  private ProseWriter() {}

  static String html(String markdown) {
    ProseWriter writer = new ProseWriter();
    writer.writeBlocks(List.of(markdown.split("\r\n|\n|\r", -1)), false);
    return writer.html.toString();
  }

  /** @param isTight whether paragraphs are written without tags, as in a list without empty lines */
  private void writeBlocks(List<String> lines, boolean isTight) {
    int next = 0;
    while (next < lines.size()) {
      String line = lines.get(next);
      Marker marker = Marker.of(line);
      String fence = fence(line);
      if (line.isBlank()) {
        endParagraph(isTight);
        next++;
      } else if (!fence.isEmpty()) {
        endParagraph(isTight);
        next = writeCode(lines, next, fence);
      } else if (headingLevel(line) > 0) {
        endParagraph(isTight);
        writeHeading(line.strip());
        next++;
      } else if (marker != null && (paragraph.isEmpty() || marker.interruptsParagraph())) {
        endParagraph(isTight);
        next = writeList(lines, next, marker);
      } else {
        paragraph.add(line);
        next++;
      }
    }
    endParagraph(isTight);
  }

  private void endParagraph(boolean isTight) {
    if (paragraph.isEmpty()) {
      return;
    }
    String text = inline(String.join("\n", paragraph.stream().map(String::strip).toList()));
    if (isTight) {
      html.append(text);
    } else {
      startLine();
      html.append("<p>").append(text).append("</p>\n");
    }
    paragraph.clear();
  }

  private static String inline(String text) {
    return new InlineWriter(text).html();
  }

  private void startLine() {
    if (!html.isEmpty() && html.charAt(html.length() - 1) != '\n') {
      html.append('\n');
    }
  }

  /** The level of a heading; 0 for any other line. */
  private static int headingLevel(String line) {
    int start = indent(line);
    int level = 0;
    while (start + level < line.length() && line.charAt(start + level) == '#') {
      level++;
    }
    boolean ends = start + level == line.length() || " \t".indexOf(line.charAt(start + level)) >= 0;
    return start < CODE_INDENT && level <= MAX_HEADING && ends ? level : 0;
  }

  private void writeHeading(String line) {
    int level = headingLevel(line);
    String text = line.substring(level).strip();
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == '#') {
      end--;
    }
    boolean closes = end == 0 || " \t".indexOf(text.charAt(end - 1)) >= 0;
    startLine();
    html.append("<h").append(level).append('>').append(inline(closes ? text.substring(0, end).strip() : text))
        .append("</h").append(level).append(">\n");
  }

  private static int indent(String line) {
    int indent = 0;
    while (indent < line.length() && line.charAt(indent) == ' ') {
      indent++;
    }
    return indent;
  }

  /** The backticks or tildes with which a line opens a block of code; empty for any other line. */
  private static String fence(String line) {
    int start = indent(line);
    int end = start;
    while (end < line.length() && line.charAt(end) == line.charAt(start)
        && "`~".indexOf(line.charAt(end)) >= 0) {
      end++;
    }
    boolean opens = start < CODE_INDENT && end - start >= 3
        && (line.charAt(start) == '~' || line.indexOf('`', end) < 0);
    return opens ? line.substring(start, end) : "";
  }

  /** Writes a block of code and returns the index of the line after it. */
  private int writeCode(List<String> lines, int open, String fence) {
    int indent = indent(lines.get(open));
    startLine();
    html.append("<pre><code>");
    int next = open + 1;
    while (next < lines.size() && !closes(lines.get(next), fence)) {
      String line = lines.get(next);
      InlineWriter.escape(line.substring(Math.min(indent, indent(line))), html);
      html.append('\n');
      next++;
    }
    html.append("</code></pre>\n");
    return next + 1;
  }

  private static boolean closes(String line, String fence) {
    String marks = line.strip();
    return indent(line) < CODE_INDENT && marks.length() >= fence.length()
        && marks.chars().allMatch(mark -> mark == fence.charAt(0));
  }

  /**
   * The mark before an item of a list.
   *
   * @param type the character that all marks of the list share: a bullet, or what follows a number
   * @param number the number; -1 for a bullet
   * @param content the column of the item's text
   */
  private record Marker(char type, int number, int content, boolean isEmpty) {

    /** The mark at the start of a line, or null. */
    static @Nullable Marker of(String line) {
      int start = indent(line);
      int end = start;
      while (end < line.length() && end - start < MAX_DIGITS && line.charAt(end) >= '0'
          && line.charAt(end) <= '9') {
        end++;
      }
      if (start >= CODE_INDENT || end == line.length()
          || (end == start ? "-*+" : ".)").indexOf(line.charAt(end)) < 0) {
        return null;
      }
      String rest = line.substring(end + 1);
      int blanks = indent(rest);
      if (rest.isBlank()) {
        return new Marker(line.charAt(end), number(line, start, end), end + 2, true);
      }
      return blanks == 0 ? null : new Marker(line.charAt(end), number(line, start, end),
          end + 1 + (blanks > CODE_INDENT ? 1 : blanks), false);
    }

    private static int number(String line, int start, int end) {
      return start == end ? -1 : Integer.parseInt(line.substring(start, end));
    }

    boolean continues(Marker list) {
      return type == list.type && number < 0 == list.number < 0;
    }

    boolean interruptsParagraph() {
      return !isEmpty && (number < 0 || number == 1);
    }
  }

  /** Writes a list and returns the index of the line after it. */
  private int writeList(List<String> lines, int from, Marker first) {
    List<List<String>> items = new ArrayList<>();
    boolean isLoose = false;
    int next = from;
    Marker marker = first;
    while (marker != null && marker.continues(first)) {
      List<String> item = new ArrayList<>();
      item.add(lines.get(next).substring(Math.min(marker.content(), lines.get(next).length())));
      next++;
      while (next < lines.size() && belongs(lines, next, marker)) {
        String line = lines.get(next);
        item.add(line.substring(Math.min(indent(line), marker.content())));
        next++;
      }
      boolean endsInBlank = item.size() > 1 && item.getLast().isBlank();
      while (item.size() > 1 && item.getLast().isBlank()) {
        item.removeLast();
      }
      items.add(item);
      marker = next < lines.size() ? Marker.of(lines.get(next)) : null;
      isLoose |= item.stream().anyMatch(String::isBlank) && hasBlankBetweenBlocks(item)
          || endsInBlank && marker != null && marker.continues(first);
    }
    writeItems(items, first, isLoose);
    return next;
  }

  /** Whether a line of an item's text is empty, outside the lists in it. */
  private static boolean hasBlankBetweenBlocks(List<String> item) {
    boolean inner = false;
    for (int index = 1; index < item.size(); index++) {
      inner = inner && (item.get(index).isBlank() || indent(item.get(index)) > 0)
          || Marker.of(item.get(index)) != null;
      if (item.get(index).isBlank() && !inner) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line goes on with the item before it. */
  private static boolean belongs(List<String> lines, int index, Marker marker) {
    String line = lines.get(index);
    if (line.isBlank() || indent(line) >= marker.content()) {
      return true;
    }
    // The text of a paragraph may begin further left than its first line.
    return !lines.get(index - 1).isBlank() && Marker.of(line) == null && headingLevel(line) == 0
        && fence(line).isEmpty();
  }

  private void writeItems(List<List<String>> items, Marker first, boolean isLoose) {
    String tag = first.number() < 0 ? "ul" : "ol";
    startLine();
    html.append('<').append(tag);
    if (first.number() >= 0 && first.number() != 1) {
      html.append(" start=\"").append(first.number()).append('"');
    }
    html.append(">\n");
    for (List<String> item : items) {
      ProseWriter inner = new ProseWriter();
      inner.writeBlocks(item, !isLoose);
      html.append("<li>").append(isLoose ? "\n" : "").append(inner.html).append("</li>\n");
    }
    html.append("</").append(tag).append(">\n");
  }
}
