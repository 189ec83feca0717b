package org.variorum.rules.rule;

import java.util.function.LongSupplier;
import org.variorum.rules.state.State;

/** What follows from a move that gives check. */
@FunctionalInterface
public interface CheckConsequence {

  /**
   * Makes the changes; no attack may depend on them.
   *
   * @param state the position after the move
   * @param by the side that gives check
   * @param checking tells the kinds of the pieces that give it
   */
  void follow(State state, int by, LongSupplier checking);

  /** The same of a move that gives none. */
  default void withoutCheck(State state, int by) {}

  /**
   * Has what a position remembers, which is set up, agree with whether the side to move is in check.
   *
   * @param checking tells the kinds of the pieces that give it
   */
  default void seat(State state, boolean check, LongSupplier checking) {}
}
