package org.variorum.rules.rule;

import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.state.State;

/** A way in which a game ends that can be read off a position. It is asked of each side, first of the one that has just moved. */
public interface Ending {

  /** What it means for the side of which it holds. */
  Verdict verdict();

  Reason reason();

  /** Whether it holds of a side. */
  boolean holds(State state, int side);
}
