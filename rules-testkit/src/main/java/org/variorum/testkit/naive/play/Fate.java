package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Rule about captured pieces that are put back on the board. */
public interface Fate extends Hook {

  /** A board with captured pieces put back, and the legs of the move string that name them. */
  record PutBack(Board board, String legs) {}

  boolean concerns(NaivePiece victim);

  /** Whether a piece may also be captured by its own side. */
  boolean mayCaptureOwn(NaivePiece victim);

  /** All ways to put back a captured piece; empty if there is no square for it. */
  List<PutBack> ways(PutBack before, NaivePiece victim, int capturedOn);
}
