package org.variorum.lab.learning;

import java.util.List;
import org.variorum.lab.match.PlayedGame;
import org.variorum.lab.match.Termination;

/**
 * A game of the engine against itself.
 *
 * @param number from 1
 * @param played how it went
 * @param positions what it taught; nothing if the engine has crashed
 */
public record SelfPlayGame(int number, PlayedGame played, List<TrainingPosition> positions) {

  public SelfPlayGame {
    positions = List.copyOf(positions);
  }

  /** Whether the engine did not go on. */
  public boolean isBroken() {
    return played.ending() instanceof Termination.Forfeit;
  }
}
