package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Rule about captured pieces that are put back on the board. */
public interface Fate extends Hook {

  /** A board with captured pieces put back, and the legs of the move string that name them. */
  record PutBack(Board board, String legs) {}

  /** Whether a captured piece is put back by this rule. */
  boolean concerns(NaivePiece victim);

  /** Whether a piece may also be captured by its own side. */
  boolean mayCaptureOwn(NaivePiece victim);

  /** All ways to put a piece captured on {@code capturedOn} back on {@code before}; empty if no square is free. */
  List<PutBack> ways(PutBack before, NaivePiece victim, int capturedOn);
}
