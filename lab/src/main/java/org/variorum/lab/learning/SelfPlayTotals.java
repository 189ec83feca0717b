package org.variorum.lab.learning;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * The results of self-play so far.
 *
 * @param games the number of finished games that the engine did not forfeit
 * @param positions the number of training positions from these games
 * @param whiteWins the number of games that White won
 * @param draws the number of drawn games
 * @param blackWins the number of games that Black won
 */
public record SelfPlayTotals(int games, long positions, int whiteWins, int draws, int blackWins) {

  static final SelfPlayTotals NONE = new SelfPlayTotals(0, 0, 0, 0, 0);

  /** These totals with one more game; {@code winner} is empty for a draw. */
  SelfPlayTotals withGame(Optional<Side> winner, int newPositions) {
    boolean isWhiteWin = winner.filter(side -> side == Side.WHITE).isPresent();
    boolean isDraw = winner.isEmpty();
    return new SelfPlayTotals(games + 1, positions + newPositions, whiteWins + (isWhiteWin ? 1 : 0),
        draws + (isDraw ? 1 : 0), blackWins + (isWhiteWin || isDraw ? 0 : 1));
  }
}
