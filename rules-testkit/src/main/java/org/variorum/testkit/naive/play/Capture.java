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
 * @param from the captor's square before the capture
 * @param victimSquares the squares of the captured pieces
 * @param centres the squares on which the capture takes effect, for example where explosions start; usually
 *     {@code victimSquares}
 * @param mechanism the mechanism that captures; empty for captures by movement
 */
public record Capture(int from, OpenPath path, NaiveWalk walk, List<Integer> victimSquares,
    List<Integer> centres,
    Optional<Hook> mechanism) {

  /** Ban on captures that depends on the squares of the captor and of the victim. */
  public interface Restraint extends Hook {

    /** Whether the piece on {@code from} may capture a piece on {@code to}. */
    boolean mayCapture(Board board, int from, int to);
  }

  /** Rule about captures by which the captor stays on its square. */
  public interface StationaryCaptureRule extends Hook {

    /** Whether a captor on {@code from} may stay there when it captures the piece on {@code victimSquare}. */
    boolean mayStay(NaivePiece captor, int from, int victimSquare);

    /** Whether a captor that may stay on its square may also capture by moving. */
    boolean mayAlsoMove(NaivePiece captor);
  }
}
