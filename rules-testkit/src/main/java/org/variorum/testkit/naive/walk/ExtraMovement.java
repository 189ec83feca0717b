package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Adds to what pieces can do by their own movement. */
public interface ExtraMovement extends Hook {

  /** Whether it adds anything to a piece. */
  boolean adds(NaivePiece piece);

  /** The paths that it adds to the piece on a square. */
  List<OpenPath> more(Board board, int square, NaivePiece piece);
}
