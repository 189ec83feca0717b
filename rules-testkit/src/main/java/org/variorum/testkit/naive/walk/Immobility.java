package org.variorum.testkit.naive.walk;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Ban on moves of certain pieces. An immobile piece does not attack. */
public interface Immobility extends Hook {

  /** Whether a piece may not move on its owner's next turn. */
  boolean isImmobile(NaivePiece piece);
}
