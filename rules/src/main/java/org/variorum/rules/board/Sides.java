package org.variorum.rules.board;

/** How the two sides see a board: what is ahead, right, and a place of one's own to White, and what it is to Black (COM-1). */
public enum Sides {
  /** Black sees it mirrored by rank: right and left are the same for both. */
  MIRRORED(Heading.MIRRORED),
  /** Black sees it from the other end: what is right for White is left for Black. */
  HALF_TURN(Heading.TURNED);

  private final Heading black;

  Sides(Heading black) {
    this.black = black;
  }

  /** How a side's pieces face at first. */
  public Heading heading(Side side) {
    return side == Side.WHITE ? Heading.UP : black;
  }
}
