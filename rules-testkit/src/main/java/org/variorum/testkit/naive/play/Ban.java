package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Forbids moves that are safe. */
public interface Ban extends Hook {

  boolean forbids(NaivePosition position, Candidate move);
}
