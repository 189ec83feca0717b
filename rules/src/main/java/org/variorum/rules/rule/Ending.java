package org.variorum.rules.rule;

import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.state.State;

/**
 * A way in which a game ends that can be read off a position. It is asked of each side, first of the one that has just moved.
 *
 * @param verdict what it means for the side of which it holds
 * @param reason what is said of it
 * @param test of whom it holds
 */
public record Ending(Verdict verdict, Reason reason, Test test) {

  /** Whether a game has ended so. */
  @FunctionalInterface
  public interface Test {
    /** Whether it holds of a side. */
    boolean holds(State state, int side);
  }
}
