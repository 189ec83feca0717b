package org.variorum.lab.match;

import org.variorum.rules.board.Side;

/**
 * A finished game of a match between A and B.
 *
 * @param number the number of the game, from 1
 * @param aIsWhite whether A plays White, as in odd-numbered games
 * @param playedGame the moves and the ending
 */
public record MatchGame(int number, boolean aIsWhite, PlayedGame playedGame) {

  /** The number of the pair of consecutive games that share an opening, from 0. */
  public int pair() {
    return (number - 1) / 2;
  }

  /** The result for A in half points: 0, 1 or 2. */
  public int halfPoints() {
    return playedGame.ending().winner().map(winner -> isA(winner) ? 2 : 0).orElse(1);
  }

  /** Whether A plays a side. */
  public boolean isA(Side side) {
    return (side == Side.WHITE) == aIsWhite;
  }
}
