package org.variorum.testkit.naive.play;

import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Piece;

/** Puts pieces on squares otherwise than by their own plain moves. */
public interface Placing extends Hook {

  /** Whether the piece can have come to the square so (NOT-12). */
  boolean mayHavePut(Piece piece, int square);
}
