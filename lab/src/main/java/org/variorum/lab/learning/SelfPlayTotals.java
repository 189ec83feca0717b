package org.variorum.lab.learning;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * The results of self-play so far.
 *
 * @param games the number of finished games
 * @param positions the number of training positions from these games
 * @param white the number of games that White won
 * @param draws the number of drawn games
 * @param black the number of games that Black won
 */
public record SelfPlayTotals(int games, long positions, int white, int draws, int black) {

  static final SelfPlayTotals NONE = new SelfPlayTotals(0, 0, 0, 0, 0);

  SelfPlayTotals and(Optional<Side> winner, int newPositions) {
    boolean whiteWins = winner.filter(side -> side == Side.WHITE).isPresent();
    boolean isDraw = winner.isEmpty();
    return new SelfPlayTotals(games + 1, positions + newPositions, white + (whiteWins ? 1 : 0),
        draws + (isDraw ? 1 : 0), black + (whiteWins || isDraw ? 0 : 1));
  }
}
