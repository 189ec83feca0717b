package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** Updates what a position stores besides the pieces on the board, after a move. */
public interface Consequence extends Hook {

  /** @param after the position after the move, perhaps already updated by other mechanisms */
  Position after(Position before, Candidate move, Position after);
}
