package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Effect of a capture on other pieces. */
public interface Aftermath extends Hook {

  /**
   * Returns the board after the effect.
   *
   * @param boardAfterCapture the board just after the capture
   * @param captorSquare the square on which the captor ended its move
   * @param centres the squares on which the capture takes effect: see {@link Capture}
   */
  Board after(Board boardAfterCapture, int captorSquare, List<Integer> centres);

  /** Return of captured pieces to the board, on other squares. */
  interface Return extends Hook {

    /**
     * The square to which a captured piece returns; empty if it does not return.
     *
     * @param boardAfterCapture the board just after the capture
     * @param captureSquare the square on which the piece was captured
     */
    Optional<Integer> returnSquare(Board boardAfterCapture, NaivePiece victim, int captureSquare);
  }
}
