package org.variorum.rules.board;

/**
 * A displacement from one square to another: {@code right} files towards the last file, {@code up} ranks away from
 * White's side. One file and one rank is the step of a bishop.
 */
public record Step(int right, int up) {

  /** This step as the other player makes it: "forward" is up for White and down for Black (COM-1). */
  public Step seenBy(Side side) {
    return side == Side.WHITE ? this : new Step(right, -up);
  }

  /** The step that leads back. */
  public Step reversed() {
    return new Step(-right, -up);
  }
}
