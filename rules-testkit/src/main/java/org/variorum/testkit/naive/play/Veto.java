package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** Forbids legal moves because of other legal moves. */
public interface Veto extends Hook {

  /** Whether a move may not be made where another is legal. */
  boolean forbids(Position position, Candidate move, Candidate other);
}
