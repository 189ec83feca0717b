package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.ordering.MoveOrder;
import org.variorum.engine.ordering.MovePicker;

/** Depth reductions: for late moves, and for nodes without a hash move. */
final class Reductions {

  private final boolean reducesLateMoves;
  private final boolean reducesWithoutHashMove;
  private final Margins margins;

  Reductions(EngineSettings settings, Margins margins) {
    reducesLateMoves = settings.has(Technique.LATE_MOVE_REDUCTIONS);
    reducesWithoutHashMove = settings.has(Technique.INTERNAL_REDUCTION);
    this.margins = margins;
  }

  /** The reduction of a node without a hash move ({@link Technique#INTERNAL_REDUCTION}). */
  int internalReduction(int depth) {
    return reducesWithoutHashMove && depth >= Margins.INTERNAL_DEPTH ? 1 : 0;
  }

  /**
   * The depth reduction for the first search of the move just made, in plies; may be negative.
   *
   * @param isRoot whether the move is a root move
   * @param givesCheck whether the move gives check
   */
  int lateMoveReduction(Frame frame, boolean isRoot, boolean givesCheck) {
    if (!reducesLateMoves || frame.depth() < (isRoot ? Margins.ROOT_REDUCTION_DEPTH : 3)
        || frame.moveCount() <= (isRoot ? 3 : 1)
        || !frame.isQuiet() && !MovePicker.loses(frame.rank())) {
      return 0;
    }
    return margins.reduction(frame.depth(), frame.moveCount()) + (frame.isCut() ? 1 : 0)
        - (frame.isPv() ? 1 : 0)
        - (givesCheck || frame.inCheck() ? 1 : 0) + (frame.isImproving() ? 0 : 1)
        - (MoveOrder.isCountermoveOrBetter(frame.rank()) ? 1 : 0)
        - Math.clamp(frame.history() / 6_000, -2, 2);
  }
}
