package org.variorum.rules.rule.movecount;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * What the halfmove clock counts (COM-2), and the draw after too many moves without progress (COM-7).
 *
 * @param moves moves by each side without progress after which the game is drawn, 50 in chess; 0 for never
 * @param captures whether a capture that removes a piece is progress (sets the clock to 0)
 * @param actions whether acting on a piece is progress
 * @param promotions whether an own promotion is progress
 * @param pieces whose moves and drops are progress: pawns
 */
public record MoveCount(int moves, boolean captures, boolean actions, boolean promotions, Set<String> pieces)
    implements Mechanism {

  public MoveCount {
    pieces = Set.copyOf(pieces);
  }

  /** Actions and moves that are progress may be undone, and the clock is at 0 again. */
  @Override
  public int mostReversibleMoves() {
    return moves == 0 || actions || !pieces.isEmpty() ? Integer.MAX_VALUE : moves;
  }

  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
