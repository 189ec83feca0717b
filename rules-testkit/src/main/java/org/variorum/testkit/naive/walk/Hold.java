package org.variorum.testkit.naive.walk;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Ban on moves of certain pieces. A held piece does not attack. */
public interface Hold extends Hook {

  boolean holds(NaivePiece piece);
}
