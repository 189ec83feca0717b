package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Update of a position's hands and stored state after a move. */
public interface NaiveConsequence extends Hook {

  /** @param after the position after the move, perhaps already updated by other mechanisms */
  NaivePosition after(NaivePosition before, Candidate move, NaivePosition after);
}
