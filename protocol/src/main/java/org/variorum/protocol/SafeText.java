package org.variorum.protocol;

/** Texts from outside, fit to be repeated in one line of a complaint. */
public final class SafeText {

  private static final int LONGEST = 60;

  private SafeText() {}

  /** The text or its beginning, with a question mark for each character that cannot be seen or ends a line. */
  public static String text(String text) {
    String visible = text.replaceAll("[\\p{C}\\u2028\\u2029]", "?");
    return visible.length() <= LONGEST ? visible : visible.substring(0, LONGEST) + "…";
  }
}
