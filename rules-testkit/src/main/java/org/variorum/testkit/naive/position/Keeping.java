package org.variorum.testkit.naive.position;

/** A mechanism that puts captured pieces into a hand. */
public interface Keeping extends Hook {

  /** Whether a captured piece is put into a hand. */
  boolean keeps(NaivePiece victim);
}
