package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/**
 * A capture to be made, or a move that takes no piece.
 *
 * @param taken the squares of the pieces taken
 * @param centres where they count as taken
 * @param by the mechanism that captures; empty where the piece itself does
 */
public record Capture(int from, OpenPath going, NaiveWalk walk, List<Integer> taken, List<Integer> centres,
    Optional<Hook> by) {

  /** Keeps single pieces from capturing on single squares. */
  public interface Restraint extends Hook {

    /** Whether the piece on a square may capture a piece on another. */
    boolean mayCapture(Board board, int from, int to);
  }

  /** Pieces that capture from where they stand. */
  public interface Staying extends Hook {

    /** Whether a piece stays where it stands when it captures one on a square, or may stay. */
    boolean stays(NaivePiece captor, int from, int victim);

    /** Whether a piece that may stay may as well capture by moving. */
    boolean mayMove(NaivePiece captor);
  }
}
