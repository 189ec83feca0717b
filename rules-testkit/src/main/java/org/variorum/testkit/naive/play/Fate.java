package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** What becomes of some captured pieces instead of leaving the board. */
public interface Fate extends Hook {

  /** A board with what the move string says about the pieces put back on it. */
  record PutBack(Board board, String legs) {}

  boolean concerns(NaivePiece victim);

  /** Whether a player may also capture an own piece in this way. */
  boolean mayCaptureOwn(NaivePiece victim);

  /** All ways to put a piece back that was captured on a square; none where it cannot be. */
  List<PutBack> ways(PutBack before, NaivePiece victim, int capturedOn);
}
