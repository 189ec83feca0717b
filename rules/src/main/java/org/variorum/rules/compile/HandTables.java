package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;

/**
 * What is held in hand.
 *
 * @param kept the kinds that can be held, in FEN order; none where there are no hands
 * @param droppable the kinds that are dropped: those, and forms in which they may be dropped, too
 * @param drops by kind: how it is dropped; null if it is not
 * @param heldAs by kind: the kind that comes into a hand when such a piece is captured, or -1
 * @param from by kind: the kind that leaves the hand when such a piece is dropped
 * @param toOwner the kinds that come to the hand of the side that has lost the piece; others come to the captor's
 * @param endless the kinds that never run out: a drop takes none out of the hand
 */
public record HandTables(int[] kept, int[] droppable, @Nullable DropTable[] drops, int[] heldAs, int[] from,
    long toOwner, long endless) {

  /** Whether there are hands. */
  public boolean exist() {
    return kept.length > 0;
  }

  /** The piece that leaves the hand when one is dropped. */
  public int released(int dropped) {
    return PieceCode.code(from[PieceCode.kind(dropped)], PieceCode.side(dropped));
  }

  /** Whether a piece leaves the hand when it is dropped. */
  public boolean spends(int piece) {
    return !PieceCode.holds(endless, piece);
  }

  /** The piece that comes into a hand when a side captures one; {@link PieceCode#EMPTY} if none does. */
  public int held(int captured, int by) {
    int kind = heldAs[PieceCode.kind(captured)];
    if (kind < 0) {
      return PieceCode.EMPTY;
    }
    boolean owner = (toOwner & PieceCode.bit(kind)) != 0;
    return PieceCode.code(kind, owner ? PieceCode.side(captured) : by);
  }
}
