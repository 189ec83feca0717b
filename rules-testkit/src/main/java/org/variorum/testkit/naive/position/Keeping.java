package org.variorum.testkit.naive.position;

/** Captured pieces come into a hand. */
public interface Keeping extends Hook {

  /** Whether a captured piece does. */
  boolean keeps(Piece victim);
}
