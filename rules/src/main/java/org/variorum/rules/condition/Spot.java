package org.variorum.rules.condition;

/** A square that only the limit of a move, a promotion or a drop can mean. */
public enum Spot {
  /** Where the piece stands. */
  HERE("here"),
  /** Where it goes, or is dropped. */
  THERE("there");

  private final String word;

  Spot(String word) {
    this.word = word;
  }

  /** As definitions write it. */
  public String word() {
    return word;
  }
}
