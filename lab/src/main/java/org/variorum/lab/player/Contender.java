package org.variorum.lab.player;

import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.Game;

/** An entrant of a match: makes as many players as games go on at a time. */
public interface Contender {

  /** The name in reports and records. */
  String name();

  /**
   * A player, ready to begin games.
   *
   * @param pace what its moves will be allowed to cost
   * @throws UnfitException if it cannot play that
   */
  Player enter(Game game, SearchLimits pace) throws UnfitException, InterruptedException;

  /** This contender by another name. */
  default Contender named(String other) {
    Contender self = this;
    return new Contender() {
      @Override
      public String name() {
        return other;
      }

      @Override
      public Player enter(Game game, SearchLimits pace) throws UnfitException, InterruptedException {
        return self.enter(game, pace);
      }
    };
  }
}
