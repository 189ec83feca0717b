package org.variorum.app.text;

/** Words in lines of at most {@value #WIDTH} columns; a word that is longer than a line is broken. */
public record Paragraph(String text) {

  /** What every terminal shows. */
  public static final int WIDTH = 80;

  /** A paragraph of the words of a text. */
  public static Paragraph of(String text) {
    return new Paragraph(text);
  }

  /** The lines, each ended, the first after one margin, the others after another. */
  public String after(String first, String others) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(first);
    int margin = first.length();
    int most = WIDTH - Math.max(first.length(), others.length());
    for (String word : text.strip().split("\\s+|(?<=\\G\\S{" + most + "})")) {
      if (line.length() > margin && line.length() + 1 + word.length() > WIDTH) {
        lines.append(line.toString().stripTrailing()).append('\n');
        line.setLength(0);
        line.append(others);
        margin = others.length();
      }
      line.append(line.length() > margin ? " " : "").append(word);
    }
    return lines.append(line.toString().stripTrailing()).append('\n').toString();
  }
}
