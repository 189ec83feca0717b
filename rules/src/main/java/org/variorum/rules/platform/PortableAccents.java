package org.variorum.rules.platform;

/** {@link Accents} for the letters of European languages in the Latin script; other letters stay as they are. */
final class PortableAccents {

  private static final char FIRST = '\u00c0';
  /** The letter below the accent for each character from {@link #FIRST}; a blank if it is another kind of character. */
  private static final String LETTERS = "AAAAAA CEEEEIIII NOOOOO  UUUUY  aaaaaa ceeeeiiii nooooo  uuuuy y"
      + "AaAaAaCcCcCcCcDd  EeEeEeEeEeGgGgGgGgHh  IiIiIiIiI   JjKk LlLlLlL"
      + "l  NnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTt  UuUuUuUuUuUuWwYyYZzZzZzs";

  private PortableAccents() {}

  public static String apart(String text) {
    StringBuilder apart = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      int index = letter - FIRST;
      boolean hasAccent = index >= 0 && index < LETTERS.length() && LETTERS.charAt(index) != ' ';
      apart.append(hasAccent ? LETTERS.charAt(index) : letter);
    }
    return apart.toString();
  }
}
