package org.variorum.testkit.naive.position;

/** Record of pieces that have never moved. */
public interface NaiveUnmoved extends Hook {

  /** Whether this record contains the piece on a square, so that the piece has never moved. */
  boolean hasNeverMoved(NaivePosition position, int square);
}
