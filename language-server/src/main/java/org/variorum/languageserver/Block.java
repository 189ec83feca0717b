package org.variorum.languageserver;

import java.util.ArrayList;
import java.util.List;
import org.variorum.languageserver.source.LineIndex;

/**
 * The part of a text around a line that cannot be read.
 *
 * @param line the line, from 0
 */
record Block(String text, LineIndex lines, int line) {

  /** A text without some lines, or without parts of them; the lines count from 0, the last one included. */
  record Cut(String text, int firstLine, int lastLine) {}

  /** Texts without more and more of the block, the one with the least loss first; never empty. */
  List<Cut> cuts() {
    List<Cut> cuts = new ArrayList<>();
    if (lines.text(line).substring(0, indent(line)).indexOf('\t') >= 0) {
      cuts.add(new Cut(indented(lines.text(line).substring(0, indent(line)).replace("\t", "")), line, line));
      cuts.add(new Cut(withoutTabs(), line, line));
      cuts.add(new Cut(indented(""), line, line));
    }
    int last = lastLineBelow(line);
    int colon = colon(line);
    if (colon > 0) {
      cuts.add(cut(line, colon, line));
      cuts.add(cut(line, colon, last));
    }
    cuts.add(cut(line, 0, line));
    cuts.add(cut(line, 0, last));
    int before = contentBefore(line);
    if (before >= 0) {
      cuts.add(cut(before, Math.max(colon(before), 0), line));
    }
    for (int parent = parent(line); parent >= 0; parent = parent(parent)) {
      cuts.add(cut(parent, Math.max(colon(parent), 0), lastLineBelow(parent)));
    }
    int top = top();
    cuts.add(cut(top, 0, lastLineBelow(top)));
    cuts.add(cut(top, 0, lines.count() - 1));
    return cuts;
  }

  /** The text with other blanks before the line. */
  private String indented(String blanks) {
    return text.substring(0, lines.start(line)) + blanks + text.substring(lines.start(line) + indent(line));
  }

  /** The text with blanks for the tabs before words. */
  private String withoutTabs() {
    StringBuilder changed = new StringBuilder(text);
    for (int number = 0; number < lines.count(); number++) {
      for (int i = lines.start(number); i < lines.start(number) + indent(number); i++) {
        changed.setCharAt(i, ' ');
      }
    }
    return changed.toString();
  }

  /** Blanks the lines from a character of the first line on, but not their line breaks. */
  private Cut cut(int first, int character, int last) {
    int start = lines.start(first) + character;
    int end = lines.end(last);
    StringBuilder blanked = new StringBuilder(text);
    for (int i = start; i < end; i++) {
      if (text.charAt(i) != '\n' && text.charAt(i) != '\r') {
        blanked.setCharAt(i, ' ');
      }
    }
    return new Cut(blanked.toString(), first, last);
  }

  /** The number of characters of a line up to the colon after its key; -1 without a key. */
  private int colon(int number) {
    String content = lines.text(number);
    int colon = content.indexOf(": ");
    int end = colon >= 0 ? colon : content.stripTrailing().endsWith(":") ? content.lastIndexOf(':') : -1;
    return end >= 0 && "{}[]\"'#".chars().noneMatch(sign -> content.substring(0, end).indexOf(sign) >= 0)
        ? end + 1 : -1;
  }

  private int indent(int number) {
    String content = lines.text(number);
    int indent = 0;
    while (indent < content.length() && (content.charAt(indent) == ' ' || content.charAt(indent) == '\t')) {
      indent++;
    }
    return indent;
  }

  private boolean hasContent(int number) {
    String content = lines.text(number).strip();
    return !content.isEmpty() && content.charAt(0) != '#';
  }

  /** The last line that is indented further than a line and follows it. */
  private int lastLineBelow(int number) {
    int last = number;
    for (int next = number + 1; next < lines.count(); next++) {
      if (hasContent(next)) {
        if (indent(next) <= indent(number)) {
          return last;
        }
        last = next;
      }
    }
    return last;
  }

  private int contentBefore(int number) {
    int before = number - 1;
    while (before >= 0 && !hasContent(before)) {
      before--;
    }
    return before;
  }

  /** The line of the block that a line belongs to; -1 if there is none. */
  int parent(int number) {
    for (int before = contentBefore(number); before >= 0; before = contentBefore(before)) {
      if (indent(before) < indent(number)) {
        return before;
      }
    }
    return -1;
  }

  private int top() {
    int top = line;
    for (int parent = parent(line); parent >= 0; parent = parent(parent)) {
      top = parent;
    }
    return top;
  }
}
