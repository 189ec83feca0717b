package org.variorum.testkit.naive.play;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Rule about the side to move after a move. */
public interface TurnOrder extends Hook {

  /** Whether the turn of the side to move continues after a move. */
  boolean continuesTurn(NaivePosition before, Candidate move);

  /** The automatic pass that skips the next move of a turn if none is legal; empty if that move may not be skipped. */
  Optional<Candidate> automaticPass(NaivePosition position);

  /** Whether a side's turn continues after a move that gives check. */
  boolean continuesAfterCheck(Side side);

  /** Whether in this game a turn may have several moves. */
  boolean hasMultiMoveTurns();

  /** Agreement of both sides to end the game by passes. */
  interface Agreement extends Hook {

    /** Whether a pass by the side to move ends the game. It may be made even in check. */
    boolean passEndsGame(NaivePosition position);
  }
}
