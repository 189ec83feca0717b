package org.variorum.protocol;

/** Default variant, which is played before a game has been chosen. */
public enum DefaultVariant {

  /** The variant that XBoard calls {@code normal}; also the default of UCI. */
  NORMAL("normal"),
  /** The default variant of USI. */
  USI("usi.plays");

  private final String key;

  DefaultVariant(String key) {
    this.key = key;
  }

  /** The key of the variant in the file of names. */
  String key() {
    return key;
  }
}
