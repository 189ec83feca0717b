package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** A mechanism that puts pieces on squares other than by their own plain moves. */
public interface PiecePlacer extends Hook {

  /** Whether this mechanism can have put the piece on the square, so that its arrangement is possible (NOT-12). */
  boolean canHavePlaced(NaivePiece piece, int square);
}
