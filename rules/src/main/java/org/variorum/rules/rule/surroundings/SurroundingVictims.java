package org.variorum.rules.rule.surroundings;

import org.variorum.rules.state.State;

/** The enemies to which something happens when a piece of a side has arrived on a square. */
interface SurroundingVictims {

  /** Whether there is one of them. */
  boolean any(State state, int square, int side);

  /** All of them, as a set of squares. */
  long[] all(State state, int square, int side);
}
