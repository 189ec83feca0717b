package org.variorum.rules.text;

/** The beginning of an untrusted text, made safe to quote in a one-line message. */
public final class Excerpt {

  private static final int MAX_LENGTH = 20;

  private Excerpt() {}

  /** At most 20 characters, and an ellipsis if the text is longer. Line ends and invisible characters become '?'. */
  public static String of(String text) {
    String visible = HiddenCharacters.masked(text, "?");
    return visible.length() <= MAX_LENGTH ? visible : visible.substring(0, MAX_LENGTH) + "…";
  }
}
