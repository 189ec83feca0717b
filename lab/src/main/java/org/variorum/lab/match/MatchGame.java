package org.variorum.lab.match;

import org.variorum.rules.board.Side;

/**
 * A game of a match between A and B.
 *
 * @param number from 1
 * @param aIsWhite whether A has White, as in each second game
 * @param played how it went
 */
public record MatchGame(int number, boolean aIsWhite, PlayedGame played) {

  /** The number of the opening, from 0; a pair of games has the same. */
  public int pair() {
    return (number - 1) / 2;
  }

  /** What A has made of it, in half points: 0, 1 or 2. */
  public int halfPoints() {
    return played.ending().winner().map(winner -> isA(winner) ? 2 : 0).orElse(1);
  }

  /** Whether a side is A's. */
  public boolean isA(Side side) {
    return (side == Side.WHITE) == aIsWhite;
  }
}
