package org.variorum.testkit.naive.walk;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Keeps pieces where they are; held pieces do not attack. */
public interface Hold extends Hook {

  boolean holds(NaivePiece piece);
}
