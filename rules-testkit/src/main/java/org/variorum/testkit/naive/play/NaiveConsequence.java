package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Updates what a position stores besides the pieces on the board, after a move. */
public interface NaiveConsequence extends Hook {

  /** @param after the position after the move, perhaps already updated by other mechanisms */
  NaivePosition after(NaivePosition before, Candidate move, NaivePosition after);
}
