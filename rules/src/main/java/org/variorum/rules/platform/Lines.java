package org.variorum.rules.platform;

import java.util.ArrayList;
import java.util.List;

/** The lines of a text, as {@code String.lines} splits them. */
public final class Lines {

  private Lines() {}

  /** The lines without their ends, which are {@code \n}, {@code \r} or both. A last line without text is none. */
  public static List<String> of(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char end = text.charAt(i);
      if (end == '\n' || end == '\r') {
        lines.add(text.substring(start, i));
        if (end == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
          i++;
        }
        start = i + 1;
      }
    }
    if (start < text.length()) {
      lines.add(text.substring(start));
    }
    return List.copyOf(lines);
  }
}
