package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/**
 * A walk with the pieces that it captures, perhaps none.
 *
 * @param taken the squares of the captured pieces
 * @param centres the squares on which the capture takes effect, for example where explosions start; usually
 *     {@code taken}
 * @param by the mechanism that captures; empty for captures by movement
 */
public record Capture(int from, OpenPath path, NaiveWalk walk, List<Integer> taken, List<Integer> centres,
    Optional<Hook> by) {

  /** Ban on captures from certain squares to certain other squares. */
  public interface Restraint extends Hook {

    /** Whether the piece on a square may capture the piece on another square. */
    boolean mayCapture(Board board, int from, int to);
  }

  /** Captures by which the captor stays on its square. */
  public interface Staying extends Hook {

    /** Whether a piece may stay on its square when it captures a piece. */
    boolean stays(NaivePiece captor, int from, int victim);

    /** Whether a piece that may stay may also capture by moving. */
    boolean mayMove(NaivePiece captor);
  }
}
