package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;

/** What starts the halfmove clock again (COM-2). */
public interface NaiveProgress extends Hook {

  boolean isProgress(Candidate move);
}
