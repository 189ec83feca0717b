package org.variorum.rules.condition;

/** Squares that only the limit of a move, a promotion or a drop can mean. */
public enum Spot {
  /** Where the piece stands. */
  HERE("here"),
  /** Where it goes, or is dropped. */
  THERE("there"),
  /** Those between the two, if the piece goes in a straight line; else there are none. */
  BETWEEN("between"),
  /** The next one in that line behind the square where it goes; none, if the board ends there. */
  BEYOND("beyond"),
  /** The next one in that line behind the square where it stands, away from where it goes. */
  BEHIND("behind");

  private final String word;

  Spot(String word) {
    this.word = word;
  }

  /** Whether it is found by the line in which a piece goes. */
  public boolean isOfLine() {
    return this == BETWEEN || this == BEYOND || this == BEHIND;
  }

  /** As definitions write it. */
  public String word() {
    return word;
  }
}
