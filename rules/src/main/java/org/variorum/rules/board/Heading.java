package org.variorum.rules.board;

/**
 * The direction in which a piece faces: which steps on the board are to its right and ahead of it.
 *
 * <p>The steps of a movement are written for a piece that faces up the board, as White's pieces do at the start of a
 * move. Black's pieces start with another heading, and a joined edge may turn the heading of a piece that
 * crosses it.
 *
 * @param right the step on the board for one square to the piece's right
 * @param ahead the step on the board for one square ahead of the piece
 */
public record Heading(Step right, Step ahead) {

  /** White's heading: up the board. */
  public static final Heading UP = new Heading(new Step(1, 0), new Step(0, 1));
  /** Down the board, with the same right and left as White. */
  public static final Heading MIRRORED = new Heading(new Step(1, 0), new Step(0, -1));
  /** Down the board, with right and left exchanged. */
  public static final Heading TURNED = new Heading(new Step(-1, 0), new Step(0, -1));

  /** Converts a step from the piece's point of view to a step on the board. */
  public Step toBoard(Step relative) {
    return right.times(relative.right()).plus(ahead.times(relative.up()));
  }

  /** Returns {@code previous} after the turn that leads from {@link #UP} to this heading. */
  Heading after(Heading previous) {
    return new Heading(toBoard(previous.right), toBoard(previous.ahead));
  }
}
