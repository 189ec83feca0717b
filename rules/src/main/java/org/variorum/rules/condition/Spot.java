package org.variorum.rules.condition;

/** Squares that a move determines. Only conditions that limit a move, a promotion or a drop can name them. */
public enum Spot {
  /** The square of the piece before the move; the destination of a drop. */
  HERE("here"),
  /** The destination of the move or drop. */
  THERE("there"),
  /** The squares between {@link #HERE} and {@link #THERE} on a straight line; none if the move is not straight. */
  BETWEEN("between"),
  /** The next square beyond {@link #THERE} on the straight line of the move; none at the edge of the board. */
  BEYOND("beyond"),
  /** The next square behind {@link #HERE} on the straight line of the move; none at the edge of the board. */
  BEHIND("behind");

  private final String word;

  Spot(String word) {
    this.word = word;
  }

  /** Whether only a straight move has squares of this spot. */
  public boolean needsStraightMove() {
    return this == BETWEEN || this == BEYOND || this == BEHIND;
  }

  /** The word for the spot in definitions. */
  public String word() {
    return word;
  }
}
