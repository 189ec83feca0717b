package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Piece;

/** Adds to what pieces can do by their own movement. */
public interface Growth extends Hook {

  /** Whether it adds anything to a piece. */
  boolean adds(Piece piece);

  /** The paths that it adds to the piece on a square. */
  List<Going> more(Board board, int square, Piece piece);
}
