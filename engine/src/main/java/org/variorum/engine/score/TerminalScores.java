package org.variorum.engine.score;

import java.util.Optional;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveList;
import org.variorum.rules.position.Outcome;

/** How games end in the positions of a tree. */
public final class TerminalScores {

  private TerminalScores() {}

  /**
   * How the game has ended, unless by having no move; but that comes before any draw by length.
   *
   * @param moves is overwritten
   */
  public static Optional<Outcome> of(MutablePosition position, MoveList moves) {
    Optional<Outcome> end = position.ended();
    return end.isPresent() && end.get().reason().byLength() && position.legalMoves(moves).size() == 0
        ? Optional.of(position.withoutMoves()) : end;
  }
}
