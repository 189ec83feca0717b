package org.variorum.rules.board;

/** How Black sees the board: which directions are ahead and right, and which square matches one of White's (COM-1). */
public enum Sides {
  /** Black sees it mirrored by rank: right and left are the same for both. */
  MIRRORED(Heading.MIRRORED),
  /** Black sees it from the other end: what is right for White is left for Black. */
  HALF_TURN(Heading.TURNED);

  private final Heading black;

  Sides(Heading black) {
    this.black = black;
  }

  /** The heading of a side's pieces at the start of each move. */
  public Heading heading(Side side) {
    return side == Side.WHITE ? Heading.UP : black;
  }
}
