package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.engine.ordering.StaticExchange;
import org.variorum.engine.score.Scores;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Guarantee;

/**
 * Conditions under which moves and nodes are pruned. A move is pruned if it is late, futile or loses by exchanges. Only
 * late moves may be pruned without a test whether they give check. A node is pruned if its score is far outside the
 * window.
 */
final class Pruning {

  private final EngineSettings settings;
  private final Margins margins;
  private final StaticExchange exchange;
  /** Whether a quiet move can win the game by other means than mate. */
  private final boolean quietMoveMayWin;

  Pruning(Game game, EngineSettings settings, Margins margins, StaticExchange exchange) {
    this.settings = settings;
    this.margins = margins;
    this.exchange = exchange;
    quietMoveMayWin = !game.guarantees().contains(Guarantee.QUIET_ENDS_NOTHING);
  }

  /** Whether the estimate of a node near the leaves is so far above beta that the node is pruned. */
  boolean isFarAboveBeta(Frame frame, int depth, int beta, boolean isImproving) {
    return settings.has(Technique.REVERSE_FUTILITY) && depth <= Margins.REVERSE_FUTILITY_DEPTH
        && frame.guess() - margins.reverseFutility(depth, isImproving) >= beta
        && !Scores.isWinOrLoss(frame.guess());
  }

  /** Whether the estimate of a node near the leaves is so far below alpha that only captures are searched. */
  boolean isFarBelowAlpha(Frame frame, int depth, int alpha, int ply) {
    return settings.has(Technique.RAZORING) && depth <= Margins.RAZOR_DEPTH && ply > Margins.WATCHED_PLIES
        && frame.guess() + margins.razor(depth) <= alpha;
  }

  /** Late move pruning: whether enough moves have been tried to prune the remaining quiet moves. */
  boolean isLate(Frame frame) {
    return settings.has(Technique.LATE_MOVE_PRUNING) && frame.depth() <= Margins.LATE_DEPTH
        && frame.moveCount() > margins.lateMoveCount(frame.depth(), frame.isImproving());
  }

  /** Whether late quiet moves are pruned before they are made, so that checks among them are pruned too. */
  boolean prunesBeforeMaking(int ply) {
    return ply > Margins.WATCHED_PLIES && !quietMoveMayWin;
  }

  /** Whether a move cannot raise the evaluation to alpha, or loses too much by exchanges. */
  boolean isPoor(MutablePosition position, Frame frame, long move) {
    // The depth that is left after the move, with the reduction of late moves.
    int reducedDepth = Math.max(0, frame.depth() - 1 - margins.reduction(frame.depth(), frame.moveCount()));
    return frame.isQuiet() && isFutile(frame, reducedDepth)
        || losesByExchange(position, frame, reducedDepth, move);
  }

  private boolean isFutile(Frame frame, int reducedDepth) {
    return settings.has(Technique.FUTILITY) && reducedDepth <= Margins.FUTILITY_DEPTH
        && frame.evaluation() + margins.futility(reducedDepth) + frame.history() / 128 <= frame.alpha();
  }

  private boolean losesByExchange(MutablePosition position, Frame frame, int reducedDepth, long move) {
    return settings.has(Technique.EXCHANGE_PRUNING) && frame.depth() <= Margins.EXCHANGE_DEPTH
        && (frame.isQuiet() || MovePicker.loses(frame.rank()))
        && !exchange.wins(position, move,
            margins.exchange(frame.isQuiet() ? reducedDepth : frame.depth(), frame.isQuiet()));
  }
}
