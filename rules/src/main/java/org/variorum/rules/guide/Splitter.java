package org.variorum.rules.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.platform.Lines;

/** Splitter of a page into headings, Markdown and fenced blocks, by the rules of CommonMark. */
final class Splitter {

  private static final Pattern HEADING = Pattern.compile("(#{1,2})[ \t]+(.*?)[ \t]*#*");
  private static final Pattern FENCE = Pattern.compile(" {0,3}(`{3,}|~{3,})[ \t]*([^`]*?)[ \t]*");

  private final String file;
  private final PageProblems problems;
  private final List<PagePart> parts = new ArrayList<>();
  private final List<String> text = new ArrayList<>();
  private int textLine;

  private Splitter(String file, PageProblems problems) {
    this.file = file;
    this.problems = problems;
  }

  static List<PagePart> parts(String file, String page, PageProblems problems) {
    return new Splitter(file, problems).split(Lines.of(page));
  }

  private List<PagePart> split(List<String> lines) {
    int next = 0;
    while (next < lines.size()) {
      Matcher fence = FENCE.matcher(lines.get(next));
      Matcher heading = HEADING.matcher(lines.get(next));
      if (fence.matches()) {
        next = readFence(lines, next, fence.group(1), fence.group(2));
      } else if (heading.matches()) {
        add(new PagePart.Heading(locationOf(next), heading.group(1).length(), heading.group(2)));
        next++;
      } else {
        addText(lines, next, next + 1);
        next++;
      }
    }
    endText();
    return parts;
  }

  /**
   * Reads a fenced block and returns the index of the line after it. The opening line consists of {@code marks},
   * backticks or tildes, and of {@code info}, which is empty for a block of Markdown.
   */
  private int readFence(List<String> lines, int open, String marks, String info) {
    Pattern closing = Pattern.compile(" {0,3}" + marks.charAt(0) + "{" + marks.length() + ",}[ \t]*");
    int close = open + 1;
    while (close < lines.size() && !closing.matcher(lines.get(close)).matches()) {
      close++;
    }
    if (close == lines.size()) {
      problems.add(locationOf(open), "this block is not closed", "a line " + marks + " after its last line");
      return close;
    }
    if (info.isEmpty()) {
      addText(lines, open, close + 1);
    } else {
      add(new PagePart.Fence(locationOf(open), info, lines.subList(open + 1, close)));
    }
    return close + 1;
  }

  private void addText(List<String> lines, int from, int to) {
    if (text.isEmpty()) {
      textLine = from;
    }
    text.addAll(lines.subList(from, to));
  }

  private void add(PagePart part) {
    endText();
    parts.add(part);
  }

  private void endText() {
    String markdown = String.join("\n", text).strip();
    if (!markdown.isEmpty()) {
      parts.add(new PagePart.Text(locationOf(textLine), markdown));
    }
    text.clear();
  }

  private PageLocation locationOf(int index) {
    return new PageLocation(file, index + 1);
  }
}
