package org.variorum.rules.board;

/** Black's view of the board: Black's directions, and the squares that correspond to White's squares (COM-1). */
public enum BlackView {
  /** Black sees the board mirrored: ahead for Black is opposite to ahead for White; right and left are the same. */
  MIRRORED(Heading.MIRRORED),
  /** Black sees the board from the other end: White's right is Black's left. */
  HALF_TURN(Heading.TURNED);

  private final Heading black;

  BlackView(Heading black) {
    this.black = black;
  }

  /** The heading of a side's pieces at the start of each move. */
  public Heading heading(Side side) {
    return side == Side.WHITE ? Heading.UP : black;
  }
}
