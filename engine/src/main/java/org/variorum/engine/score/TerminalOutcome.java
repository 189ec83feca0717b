package org.variorum.engine.score;

import java.util.Optional;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/** The test whether a position in the search tree ends the game. */
public final class TerminalOutcome {

  private TerminalOutcome() {}

  /**
   * The end of the game by a goal or by its length; empty if there is none. A lack of legal moves is tested
   * only at an end by length. Without legal moves, the game ends for this reason instead.
   *
   * @param moves a buffer that may be overwritten
   */
  public static Optional<Outcome> of(MutablePosition position, MoveList moves) {
    Optional<Outcome> end = position.outcomeDespiteMoves();
    return end.isPresent() && end.get().reason().byLength() && position.legalMoves(moves).size() == 0
        ? Optional.of(position.outcomeWithoutMoves()) : end;
  }
}
