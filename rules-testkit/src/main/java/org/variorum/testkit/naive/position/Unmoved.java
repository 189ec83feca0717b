package org.variorum.testkit.naive.position;

/** Remembers of some pieces that they have never moved. */
public interface Unmoved extends Hook {

  /** Whether the piece on a square has never moved, by what is remembered here. */
  boolean hasNeverMoved(Position position, int square);
}
