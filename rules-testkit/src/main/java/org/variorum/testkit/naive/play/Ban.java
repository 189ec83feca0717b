package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Ban on some moves, independent of the safety of the royal piece. */
public interface Ban extends Hook {

  /** Whether this ban forbids a move of the side to move. */
  boolean forbids(NaivePosition position, Candidate move);
}
