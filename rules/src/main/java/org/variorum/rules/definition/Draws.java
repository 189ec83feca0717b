package org.variorum.rules.definition;

import java.util.Set;

/**
 * What makes a game a draw by its length, and what the halfmove clock counts.
 *
 * @param repetition the occurrence of a position that ends the game: 3, 4, or 0 for never
 * @param perpetualCheckLoses whether a side all of whose moves since the first occurrence gave check loses instead
 *     (NOT-14)
 * @param moveCount moves by each side without progress after which the game is drawn, 50 in chess; 0 for never
 * @param bareRoyals whether the game is drawn when both sides have only their royal pieces
 * @param captures whether a capture that removes a piece is progress (sets the clock to 0)
 * @param actions whether acting on a piece is progress
 * @param promotions whether an own promotion is progress
 * @param pieces whose moves and drops are progress: pawns
 */
public record Draws(int repetition, boolean perpetualCheckLoses, int moveCount, boolean bareRoyals,
    boolean captures,
    boolean actions, boolean promotions, Set<String> pieces) {

  public Draws {
    pieces = Set.copyOf(pieces);
  }
}
