package org.variorum.rules.position;

/**
 * What the last move of a {@link org.variorum.rules.game.MutablePosition} changed on the board and in the hands, one
 * change after the other; taken back from the last to the first, they lead to the position before. For callers that
 * update something move by move: reading allocates nothing. It always shows the last move; a pass has no changes. Not
 * thread-safe.
 *
 * <p>A square or a hand can change more than once. Other state of the position is not included; {@link Edit} is for
 * people.
 */
public interface Changes {

  /** How many there are; they are numbered from 0. */
  int count();

  /** Whether it is the number of pieces in a hand that changed, not a square. */
  boolean ofHand(int index);

  /** The square; of a hand, no meaning. */
  int square(int index);

  /** What stood on the square before, as {@link PieceCode} has it; of a hand, how many were held. */
  int before(int index);

  /** What stands on the square after it; of a hand, how many are held. */
  int after(int index);

  /** The piece that becomes more or fewer in hand; meaningless for a square. */
  int held(int index);
}
