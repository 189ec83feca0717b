package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** What a move leaves behind, besides the pieces on the board. */
public interface Consequence extends Hook {

  /** @param after the position after it, of which other mechanisms may have said what they leave behind */
  Position after(Position before, Candidate move, Position after);
}
