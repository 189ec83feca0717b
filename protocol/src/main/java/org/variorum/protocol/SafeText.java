package org.variorum.protocol;

/** Sanitised text from outside, for one line of an error message. */
public final class SafeText {

  private static final int LONGEST = 60;

  private SafeText() {}

  /** The first 60 characters, with a question mark for each invisible character or line break. */
  public static String text(String text) {
    String visible = text.replaceAll("[\\p{C}\\u2028\\u2029]", "?");
    return visible.length() <= LONGEST ? visible : visible.substring(0, LONGEST) + "…";
  }
}
