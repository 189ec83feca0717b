package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;

/**
 * The pieces in hand and their drops.
 *
 * @param kept the kinds that can be in hand, in FEN order; empty if the game has no hands
 * @param droppable the kinds that can be dropped: the kinds in {@code kept}, and other forms of them, such as promoted
 * @param drops the rules for drops, by kind; null for a kind that is never dropped
 * @param heldAs the kind that goes to a hand when a piece is captured, by kind of the captured piece; -1 for none
 * @param from the kind that leaves the hand when a piece is dropped, by kind of the dropped piece
 * @param toOwner the kinds that go to the hand of the captured piece's side; other kinds go to the captor's hand
 * @param endless the kinds that are never used up: a drop takes no piece out of the hand
 */
public record HandTables(int[] kept, int[] droppable, @Nullable DropTable[] drops, int[] heldAs, int[] from,
    long toOwner, long endless) {

  /** Whether the game has hands. */
  public boolean exist() {
    return kept.length > 0;
  }

  /** The code of the piece that leaves the hand when the piece with the code {@code dropped} is dropped. */
  public int released(int dropped) {
    return PieceCode.code(from[PieceCode.kind(dropped)], PieceCode.side(dropped));
  }

  /** Whether a piece leaves the hand when it is dropped; false for kinds in {@code endless}. */
  public boolean spends(int piece) {
    return !PieceCode.holds(endless, piece);
  }

  /** The code of the piece that goes to a hand on a capture; {@link PieceCode#EMPTY} if no piece goes to a hand. */
  public int held(int captured, int captorSide) {
    int kind = heldAs[PieceCode.kind(captured)];
    if (kind < 0) {
      return PieceCode.EMPTY;
    }
    boolean isOwners = (toOwner & PieceCode.bit(kind)) != 0;
    return PieceCode.code(kind, isOwners ? PieceCode.side(captured) : captorSide);
  }
}
