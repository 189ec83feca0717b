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
   * @param captured the board just after the capture
   * @param capturer the square where the capturer ended its move
   * @param centres the squares on which the capture takes effect: see {@link Capture}
   */
  Board after(Board captured, int capturer, List<Integer> centres);

  /** Return of captured pieces to the board, on other squares. */
  interface Return extends Hook {

    /**
     * The square to which a captured piece returns; empty if it does not return.
     *
     * @param captured the board just after the capture
     * @param on the square of the capture
     */
    Optional<Integer> square(Board captured, NaivePiece victim, int on);
  }
}
