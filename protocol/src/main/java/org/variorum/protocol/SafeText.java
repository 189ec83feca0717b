package org.variorum.protocol;

/** Sanitised text from outside, for one line of an error message. */
public final class SafeText {

  private static final int MAX_LENGTH = 60;

  private SafeText() {}

  /** The first 60 characters of a text, then {@code …} if it is longer. Invisible characters become question marks. */
  public static String text(String text) {
    String visible = text.replaceAll("[\\p{C}\\u2028\\u2029]", "?");
    return visible.length() <= MAX_LENGTH ? visible : visible.substring(0, MAX_LENGTH) + "…";
  }
}
