package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** What a capture does to the board besides. */
public interface Aftermath extends Hook {

  /**
   * @param captured the board on which the capture has just been made
   * @param capturer where the capturer ended its move
   * @param centres where it captured
   */
  Board after(Board captured, int capturer, List<Integer> centres);

  /** What becomes of a piece that has been captured and has left the board: it may come back to another square. */
  interface Return extends Hook {

    /**
     * Where it comes back; empty if it does not.
     *
     * @param captured the board on which the capture has just been made
     * @param on where the piece was captured
     */
    Optional<Integer> square(Board captured, NaivePiece victim, int on);
  }
}
