package org.variorum.testkit.naive.play;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** The side to move after a move. */
public interface Order extends Hook {

  /** Whether the mover goes on. */
  boolean goesOn(NaivePosition before, Candidate move);

  /** The automatic pass that skips a part of a turn without legal moves; empty if it is not skipped. */
  Optional<Candidate> skip(NaivePosition position);

  /** Whether a side's turn goes on after a move that gives check. */
  boolean outlastsCheck(Side side);

  /** Whether a turn may have several moves. */
  boolean hasSeveral();

  /** Sides may agree by a pass that the game ends. */
  interface Agreement extends Hook {

    /** Whether a pass ends the game in a position, so that it may be made in check. */
    boolean passEndsGame(NaivePosition position);
  }
}
