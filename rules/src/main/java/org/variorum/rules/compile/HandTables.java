package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;

/**
 * The pieces in hand and their drops.
 *
 * @param handKinds the kinds that can be in hand, in FEN order; empty if the game has no hands
 * @param droppable the kinds that can be dropped: {@code handKinds}, and other forms of them, such as promoted
 * @param drops the rules for drops, by kind; null for a kind that is never dropped
 * @param heldKinds the kind that goes to a hand when a piece is captured, by kind of the captured piece; -1 for none
 * @param releasedKinds the kind that leaves the hand when a piece is dropped, by kind of the dropped piece: another one
 *     if the piece is dropped promoted
 * @param ownerKinds the kinds that go to the hand of the captured piece's side; other kinds go to the captor's hand
 * @param endlessKinds the kinds that are never used up: a drop takes no piece out of the hand
 */
public record HandTables(int[] handKinds, int[] droppable, @Nullable DropTable[] drops, int[] heldKinds,
    int[] releasedKinds, long ownerKinds, long endlessKinds) {

  /** Whether the game has hands. */
  public boolean exist() {
    return handKinds.length > 0;
  }

  /** The code of the piece that leaves the hand when the piece with the code {@code dropped} is dropped. */
  public int released(int dropped) {
    return PieceCode.code(releasedKinds[PieceCode.kind(dropped)], PieceCode.side(dropped));
  }

  /** Whether a piece leaves the hand when it is dropped; false for kinds in {@code endlessKinds}. */
  public boolean isUsedUp(int piece) {
    return !PieceCode.holds(endlessKinds, piece);
  }

  /** The code of the piece that goes to a hand on a capture; {@link PieceCode#EMPTY} if no piece goes to a hand. */
  public int held(int captured, int captorSide) {
    int kind = heldKinds[PieceCode.kind(captured)];
    if (kind < 0) {
      return PieceCode.EMPTY;
    }
    boolean goesToOwner = (ownerKinds & PieceCode.bit(kind)) != 0;
    return PieceCode.code(kind, goesToOwner ? PieceCode.side(captured) : captorSide);
  }
}
