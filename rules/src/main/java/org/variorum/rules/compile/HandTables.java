package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.rule.DropTable;

/**
 * What is held in hand.
 *
 * @param droppable the kinds that are dropped, in FEN order; none where there are no hands
 * @param drops by kind: how it is dropped; null if it is not
 * @param heldAs by kind: the kind that comes into the hand of who captures such a piece, or -1
 */
public record HandTables(int[] droppable, @Nullable DropTable[] drops, int[] heldAs) {

  /** Whether there are hands. */
  public boolean exist() {
    return droppable.length > 0;
  }
}
