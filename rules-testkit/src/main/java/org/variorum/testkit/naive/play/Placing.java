package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** A mechanism that puts pieces on squares other than by their own plain moves. */
public interface Placing extends Hook {

  /** Whether this mechanism can have put the piece on the square (NOT-12). */
  boolean mayHavePut(NaivePiece piece, int square);
}
