package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;

/** Makes moves of its own, for which turns can ask. */
public interface OwnMoves extends Hook {

  /** The word by which they ask. */
  String madeBy();
}
