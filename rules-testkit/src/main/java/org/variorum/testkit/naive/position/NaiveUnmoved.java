package org.variorum.testkit.naive.position;

/** Record of pieces that have never moved. */
public interface NaiveUnmoved extends Hook {

  /** Whether this record has the piece on a square as unmoved. */
  boolean hasNeverMoved(NaivePosition position, int square);
}
