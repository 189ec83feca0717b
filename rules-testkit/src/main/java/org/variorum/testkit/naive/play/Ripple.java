package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** What any move does to the board besides, after all that the move itself does. */
public interface Ripple extends Hook {

  /**
   * @param before the position before the move
   * @param move the move, with the board after it and after the ripples before this
   */
  Board after(Position before, Candidate move);
}
