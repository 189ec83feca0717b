package org.variorum.lab.learning;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * What games of self-play have brought so far.
 *
 * @param games how many have ended
 * @param positions how many training positions they have given
 * @param white how many of them White has won
 * @param draws how many were drawn
 * @param black how many of them Black has won
 */
public record Harvest(int games, long positions, int white, int draws, int black) {

  static final Harvest NONE = new Harvest(0, 0, 0, 0, 0);

  Harvest and(Optional<Side> winner, int more) {
    boolean whites = winner.filter(side -> side == Side.WHITE).isPresent();
    boolean drawn = winner.isEmpty();
    return new Harvest(games + 1, positions + more, white + (whites ? 1 : 0), draws + (drawn ? 1 : 0),
        black + (whites || drawn ? 0 : 1));
  }
}
