package org.variorum.rules.condition;

/** Squares given by a move, a promotion or a drop. Only conditions that limit such a move can name them. */
public enum Spot {
  /** The square of the piece before the move. */
  HERE("here"),
  /** The destination of the move or drop. */
  THERE("there"),
  /** The squares between {@link #HERE} and {@link #THERE} on a straight line; none if the move is not straight. */
  BETWEEN("between"),
  /** The next square on that line beyond {@link #THERE}; none at the edge of the board. */
  BEYOND("beyond"),
  /** The next square on that line behind {@link #HERE}, away from {@link #THERE}; none at the edge of the board. */
  BEHIND("behind");

  private final String word;

  Spot(String word) {
    this.word = word;
  }

  /** Whether the spot depends on the straight line of the move. */
  public boolean isOfLine() {
    return this == BETWEEN || this == BEYOND || this == BEHIND;
  }

  /** The word for the spot in definitions. */
  public String word() {
    return word;
  }
}
