package org.variorum.view.text;

import java.util.Locale;

/** Converts phrases about the rules to sentences. */
public final class Sentences {

  private static final String END_MARKS = ".!?…";

  private Sentences() {}

  /** Adds a full stop and, unless the words begin with a square or a move, a capital letter. */
  public static String of(String words) {
    if (words.isEmpty()) {
      return words;
    }
    String end = END_MARKS.indexOf(words.charAt(words.length() - 1)) >= 0 ? "" : ".";
    boolean notation = words.matches("(?s)[a-z]+[0-9].*");
    return (notation ? words.substring(0, 1) : words.substring(0, 1).toUpperCase(Locale.ROOT))
        + words.substring(1) + end;
  }
}
