package org.variorum.rules.rule;

import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.state.State;

/**
 * A mate that means something else than mate does, because of who gives it. Of several that hold, the first counts.
 *
 * @param verdict what it means for the side that is mated
 * @param reason what is said of it
 * @param test when it is one
 */
public record OtherMate(Verdict verdict, Reason reason, Test test) {

  /** Whether a mate is one. */
  @FunctionalInterface
  public interface Test {
    /**
     * Whether the side to move is mated so.
     *
     * @param checking the kinds of the pieces that give check
     */
    boolean holds(State state, long checking);
  }
}
