package org.variorum.lab.player;

import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.Game;

/** An entrant of a match. It creates one player for each game in parallel. */
public interface Contender {

  /** The name in reports and records. */
  String name();

  /**
   * Creates a player that is ready to begin games.
   *
   * @param limits the limits of each move
   * @throws UnfitException if the contender cannot play the game with these limits
   */
  Player createPlayer(Game game, SearchLimits limits) throws UnfitException, InterruptedException;

  /** This contender under another name. */
  default Contender withName(String newName) {
    Contender self = this;
    return new Contender() {
      @Override
      public String name() {
        return newName;
      }

      @Override
      public Player createPlayer(Game game, SearchLimits limits) throws UnfitException, InterruptedException {
        return self.createPlayer(game, limits);
      }
    };
  }
}
