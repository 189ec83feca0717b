package org.variorum.engine.score;

import java.util.Optional;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/** The test for an end of the game at positions in the search tree. */
public final class TerminalScores {

  private TerminalScores() {}

  /**
   * The end of the game by a goal or by its length; empty if there is none. A lack of legal moves counts only if it
   * coincides with an end by length; it then takes precedence.
   *
   * @param moves a buffer that may be overwritten
   */
  public static Optional<Outcome> of(MutablePosition position, MoveList moves) {
    Optional<Outcome> end = position.ended();
    return end.isPresent() && end.get().reason().byLength() && position.legalMoves(moves).size() == 0
        ? Optional.of(position.withoutMoves()) : end;
  }
}
