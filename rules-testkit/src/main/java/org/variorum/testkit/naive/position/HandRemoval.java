package org.variorum.testkit.naive.position;

import org.variorum.rules.board.Side;

/** A mechanism that removes pieces from a hand when they enter the board. */
public interface HandRemoval extends Hook {

  /** The position after a piece with a letter has left the hand of a side. */
  NaivePosition afterRemoval(NaivePosition position, Side side, String letter);
}
