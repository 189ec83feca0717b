package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** Whose turn it is after a move. */
public interface Order extends Hook {

  /** Whether the mover goes on. */
  boolean goesOn(Position before, Candidate move);

  /** Whether a turn may have several moves. */
  boolean hasSeveral();
}
