package org.variorum.rules.position;

/**
 * A legal move of a position. Two moves of a position with the same text are the same move (COM-3). What it does,
 * {@link org.variorum.rules.game.Position#edits} and {@link org.variorum.rules.game.Position#legs} say.
 *
 * @param text the move as COM-3 and UCI write it
 * @param code the move in the form that {@link org.variorum.rules.game.MutablePosition} takes, as {@link MoveCode} has it
 */
public record Move(String text, long code) {

  /** The square from which the piece goes; for a drop the square to which; meaningless for a pass. */
  public int from() {
    return MoveCode.from(code);
  }

  /** The square on which the piece ends; meaningless for a pass. */
  public int to() {
    return MoveCode.to(code);
  }

  /** Whether nothing moves: it has no squares. */
  public boolean isPass() {
    return MoveCode.kind(code) == MoveCode.PASS;
  }

  /** Whether it captures or acts on a piece. */
  public boolean captures() {
    return MoveCode.captures(code);
  }

  /** Whether the piece comes from the hand. */
  public boolean isDrop() {
    return MoveCode.kind(code) == MoveCode.DROP;
  }

  @Override
  public String toString() {
    return text;
  }
}
