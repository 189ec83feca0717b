package org.variorum.protocol;

/** The variant that a protocol plays before a game has been chosen. */
public enum DefaultVariant {

  /** The variant that XBoard calls {@code normal}. It is the default of XBoard and UCI. */
  NORMAL("normal"),
  /** The default variant of USI. */
  USI("usi.plays");

  private final String key;

  DefaultVariant(String key) {
    this.key = key;
  }

  /** The key of the variant in the file of game names. */
  String key() {
    return key;
  }
}
