package org.variorum.testkit.naive.play;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** The side to move after a move. */
public interface Order extends Hook {

  /** Whether the mover's turn continues after a move. */
  boolean goesOn(NaivePosition before, Candidate move);

  /** The automatic pass that skips the next part of a turn if it has no legal moves; empty if it may not be skipped. */
  Optional<Candidate> skip(NaivePosition position);

  /** Whether a side's turn continues after a move that gives check. */
  boolean outlastsCheck(Side side);

  /** Whether a turn may have several moves. */
  boolean hasSeveral();

  /** Agreement of both sides by passes to end the game. */
  interface Agreement extends Hook {

    /** Whether a pass ends the game. Such a pass may be made in check. */
    boolean passEndsGame(NaivePosition position);
  }
}
