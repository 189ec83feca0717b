package org.variorum.testkit.naive.position;

/** Record of pieces that have never moved. */
public interface UnmovedPieces extends Hook {

  /** Whether this record says that the piece on a square has never moved. */
  boolean hasNeverMoved(NaivePosition position, int square);
}
