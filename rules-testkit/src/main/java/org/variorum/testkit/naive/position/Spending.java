package org.variorum.testkit.naive.position;

import org.variorum.rules.board.Side;

/** Says what is left in a hand. */
public interface Spending extends Hook {

  /** The position after a piece has been taken out of a hand. */
  NaivePosition spent(NaivePosition position, Side side, String letter);
}
