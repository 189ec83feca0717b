package org.variorum.server.view;

/** Makes whole sentences of what the rules say in passing. */
final class Sentences {

  private Sentences() {}

  /** With a capital letter and a full stop. */
  static String of(String words) {
    if (words.isEmpty()) {
      return words;
    }
    String end = words.matches("(?s).*[.!?…]") ? "" : ".";
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + end;
  }
}
