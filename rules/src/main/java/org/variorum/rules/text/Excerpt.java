package org.variorum.rules.text;

/** The beginning of a text from outside, fit to be repeated in a line of a message. */
public final class Excerpt {

  private static final int LONGEST = 20;

  private Excerpt() {}

  /** At most 20 characters and, where some are left out, an ellipsis; what ends lines or cannot be seen is a question mark. */
  public static String of(String text) {
    String visible = text.replaceAll("[\\p{C}\\u2028\\u2029]", "?");
    return visible.length() <= LONGEST ? visible : visible.substring(0, LONGEST) + "…";
  }
}
