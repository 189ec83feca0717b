package org.variorum.testkit.naive.position;

/** Remembers of some pieces that they have never moved. */
public interface NaiveUnmoved extends Hook {

  /** Whether the piece on a square has never moved, by what is remembered here. */
  boolean hasNeverMoved(NaivePosition position, int square);
}
