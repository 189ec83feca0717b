package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** Forbids moves that are safe. */
public interface Ban extends Hook {

  boolean forbids(Position position, Candidate move);
}
