package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Update of a position's hands and stored state after a move. */
public interface NaiveConsequence extends Hook {

  /** Returns the updated position. {@code after} is the position after the move, with updates by other mechanisms. */
  NaivePosition update(NaivePosition before, Candidate move, NaivePosition after);
}
