package org.variorum.protocol;

/** What is played before a game has been chosen. */
public enum DefaultVariant {

  /** As XBoard calls it; UCI has no word for it. */
  NORMAL("normal"),
  /** By USI. */
  USI("usi.plays");

  private final String key;

  DefaultVariant(String key) {
    this.key = key;
  }

  /** Its key in the file of names. */
  String key() {
    return key;
  }
}
