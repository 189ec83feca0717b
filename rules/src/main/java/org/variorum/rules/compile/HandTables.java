package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;

/**
 * The pieces in hand and their drops.
 *
 * @param kept the kinds that can be held, in FEN order; empty if there are no hands
 * @param droppable the kinds that can be dropped: the held kinds, and other forms in which these are dropped
 * @param drops by kind: its drops; null if it is never dropped
 * @param heldAs by kind: the kind that goes to a hand when such a piece is captured, or -1 if none does
 * @param from by kind: the kind that leaves the hand when such a piece is dropped
 * @param toOwner the kinds that go to the hand of the side that lost the piece; other kinds go to the captor's hand
 * @param endless the kinds that are never used up: a drop takes no piece out of the hand
 */
public record HandTables(int[] kept, int[] droppable, @Nullable DropTable[] drops, int[] heldAs, int[] from,
    long toOwner, long endless) {

  /** Whether the game has hands. */
  public boolean exist() {
    return kept.length > 0;
  }

  /** The piece that leaves the hand when a piece is dropped. */
  public int released(int dropped) {
    return PieceCode.code(from[PieceCode.kind(dropped)], PieceCode.side(dropped));
  }

  /** Whether a piece leaves the hand when it is dropped; false if it is never used up. */
  public boolean spends(int piece) {
    return !PieceCode.holds(endless, piece);
  }

  /** The piece that goes to a hand when a side captures a piece; {@link PieceCode#EMPTY} if none does. */
  public int held(int captured, int by) {
    int kind = heldAs[PieceCode.kind(captured)];
    if (kind < 0) {
      return PieceCode.EMPTY;
    }
    boolean owner = (toOwner & PieceCode.bit(kind)) != 0;
    return PieceCode.code(kind, owner ? PieceCode.side(captured) : by);
  }
}
