package org.variorum.testkit.naive.position;

/** A mechanism that puts captured pieces into a hand. */
public interface CaptureKeeper extends Hook {

  /** Whether this mechanism puts a captured piece into a hand. */
  boolean keeps(NaivePiece victim);
}
