package org.variorum.lab.learning;

import java.util.List;
import org.variorum.lab.match.PlayedGame;
import org.variorum.lab.match.Termination;

/**
 * A finished game of self-play.
 *
 * @param number the number of the game, from 1
 * @param playedGame the moves and the ending
 * @param positions the training positions from the game; empty if the engine forfeited
 */
public record SelfPlayGame(int number, PlayedGame playedGame, List<TrainingPosition> positions) {

  public SelfPlayGame {
    positions = List.copyOf(positions);
  }

  /** Whether the game ended because the engine forfeited. */
  public boolean isBroken() {
    return playedGame.ending() instanceof Termination.Forfeit;
  }
}
