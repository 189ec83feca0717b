package org.variorum.rules.board;

/**
 * How a piece that goes over a board faces: where on the board its own right and its own ahead lie.
 *
 * <p>Steps of a movement are written for a piece that looks up the board, as White's do at first. A player who sees the board
 * otherwise starts with another heading, and an edge that is glued with a turn may change it on the way; so a piece goes on
 * rightly wherever it has come from.
 *
 * @param right the step on the board that is one to the right for it
 * @param ahead the step on the board that is one ahead for it
 */
public record Heading(Step right, Step ahead) {

  /** As White looks: up the board. */
  public static final Heading UP = new Heading(new Step(1, 0), new Step(0, 1));
  /** Down the board, with right and left as White has them. */
  public static final Heading MIRRORED = new Heading(new Step(1, 0), new Step(0, -1));
  /** Down the board, with right and left exchanged. */
  public static final Heading TURNED = new Heading(new Step(-1, 0), new Step(0, -1));

  /** The step on the board that is this step for a piece that faces so. */
  public Step of(Step own) {
    return right.times(own.right()).plus(ahead.times(own.up()));
  }

  /** The heading of a piece that had the heading {@code before} and is then turned by this one. */
  Heading after(Heading before) {
    return new Heading(of(before.right), of(before.ahead));
  }
}
