package org.variorum.rules.rule;

import org.variorum.rules.state.State;

/** What follows from a move that gives check. */
@FunctionalInterface
public interface CheckConsequence {

  /**
   * Makes the changes; no attack may depend on them.
   *
   * @param state the position after the move
   * @param by the side that gives check
   */
  void follow(State state, int by);
}
