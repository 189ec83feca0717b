package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Rule about captured pieces that are put back on the board. */
public interface PutBackRule extends Hook {

  /** A board on which captured pieces have been put back, and the legs of the move string that name them. */
  record PutBackResult(Board board, String legs) {}

  /** Whether this rule puts a captured piece back on the board. */
  boolean appliesTo(NaivePiece victim);

  /** Whether a piece may be captured by its own side as well as by the opponent. */
  boolean mayCaptureOwn(NaivePiece victim);

  /** One result for each square on which a piece captured on {@code capturedOn} can be put back; may be empty. */
  List<PutBackResult> results(PutBackResult before, NaivePiece victim, int capturedOn);
}
