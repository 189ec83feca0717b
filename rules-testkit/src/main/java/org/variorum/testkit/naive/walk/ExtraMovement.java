package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Additional movement of pieces. */
public interface ExtraMovement extends Hook {

  /** Whether a piece has additional movement. */
  boolean addsTo(NaivePiece piece);

  /** The additional paths of the piece on a square. */
  List<OpenPath> paths(Board board, int square, NaivePiece piece);
}
