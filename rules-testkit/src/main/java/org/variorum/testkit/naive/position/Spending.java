package org.variorum.testkit.naive.position;

import org.variorum.rules.board.Side;

/** Removal of pieces from a hand. */
public interface Spending extends Hook {

  /** The position after a piece has left a hand. */
  NaivePosition afterSpending(NaivePosition position, Side side, String letter);
}
