package org.variorum.app.text;

/** A text that is wrapped into lines of at most {@value #WIDTH} columns. A word longer than a line is split. */
public record Paragraph(String text) {

  /** A width that every terminal has. */
  public static final int WIDTH = 80;

  /** Makes a paragraph of a text. */
  public static Paragraph of(String text) {
    return new Paragraph(text);
  }

  /**
   * The wrapped lines, each with a line break. The first line begins with {@code firstPrefix}, every other line with
   * {@code nextPrefix}.
   */
  public String wrap(String firstPrefix, String nextPrefix) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(firstPrefix);
    int margin = firstPrefix.length();
    int maxWord = WIDTH - Math.max(firstPrefix.length(), nextPrefix.length());
    // Splits at white space and, in a longer word, after each maxWord characters.
    for (String word : text.strip().split("\\s+|(?<=\\G\\S{" + maxWord + "})")) {
      if (line.length() > margin && line.length() + 1 + word.length() > WIDTH) {
        lines.append(line.toString().stripTrailing()).append('\n');
        line.setLength(0);
        line.append(nextPrefix);
        margin = nextPrefix.length();
      }
      line.append(line.length() > margin ? " " : "").append(word);
    }
    return lines.append(line.toString().stripTrailing()).append('\n').toString();
  }
}
