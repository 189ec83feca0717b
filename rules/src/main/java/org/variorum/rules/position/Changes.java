package org.variorum.rules.position;

/**
 * The changes on the board and in the hands by the last move of a {@link org.variorum.rules.game.MutablePosition}, in
 * order. Undoing them from last to first restores the position before the move. Reading
 * allocates nothing. The object always shows the last move; a pass has no changes. Not thread-safe.
 *
 * <p>A square or a hand can change more than once. Other state of the position is not included. {@link Edit} is the
 * form for display.
 */
public interface Changes {

  /** The number of changes, which are numbered from 0. */
  int count();

  /** Whether a change is a new number of pieces in a hand; false for a new content of a square. */
  boolean isInHand(int index);

  /** The changed square; meaningless for a hand. */
  int square(int index);

  /** The {@link PieceCode} on the square before the change; for a hand, the number of pieces before the change. */
  int before(int index);

  /** The {@link PieceCode} on the square after the change; for a hand, the number of pieces after the change. */
  int after(int index);

  /** For a hand, the code of the pieces that are counted; meaningless for a square. */
  int heldPiece(int index);
}
