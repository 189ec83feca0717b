package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;

/** Moves that reset the halfmove clock (COM-2). */
public interface NaiveProgress extends Hook {

  /** Whether a move resets the halfmove clock. */
  boolean isProgress(Candidate move);
}
