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
 * Which moves are left out of a search, unless they turn out to give check: those too late, hopeless, or dear by exchanges; and
 * which positions stand too far from the window to look at their moves.
 */
final class Pruning {

  private final EngineSettings settings;
  private final Margins margins;
  private final StaticExchange exchange;
  /** Whether a quiet move can win the game by something else than mate. */
  private final boolean quietlyWon;

  Pruning(Game game, EngineSettings settings, Margins margins, StaticExchange exchange) {
    this.settings = settings;
    this.margins = margins;
    this.exchange = exchange;
    quietlyWon = !game.guarantees().contains(Guarantee.QUIET_ENDS_NOTHING);
  }

  /** Whether a position so near the leaves stands so high above the window that it is left as it is. */
  boolean isFarTooGood(Frame frame, int depth, int beta, boolean improving) {
    return settings.has(Technique.REVERSE_FUTILITY) && depth <= Margins.REVERSE_FUTILITY_DEPTH
        && frame.guess() - margins.reverseFutility(depth, improving) >= beta && !Scores.isEnd(frame.guess());
  }

  /** Whether a position so near the leaves stands so far below the window that only captures may help. */
  boolean isFarTooBad(Frame frame, int depth, int alpha, int ply) {
    return settings.has(Technique.RAZORING) && depth <= Margins.RAZOR_DEPTH && ply > Margins.WATCHED_PLIES
        && frame.guess() + margins.razor(depth) <= alpha;
  }

  /** Late move pruning: whether enough moves have been tried to leave out the other quiet ones. */
  boolean isLate(Frame frame) {
    return settings.has(Technique.LATE_MOVE_PRUNING) && frame.depth() <= Margins.LATE_DEPTH
        && frame.tried() > margins.late(frame.depth(), frame.isImproving());
  }

  /** Whether late quiet moves are left out without a look whether they check. */
  boolean leavesUnseen(int ply) {
    return ply > Margins.WATCHED_PLIES && !quietlyWon;
  }

  /** Whether a move could not lift the position to the window, or loses too much by exchanges. */
  boolean isPoor(MutablePosition position, Frame frame, long move) {
    int lateDepth = Math.max(0, frame.depth() - 1 - margins.reduction(frame.depth(), frame.tried()));
    return frame.isQuiet() && isFutile(frame, lateDepth) || losesByExchange(position, frame, lateDepth, move);
  }

  private boolean isFutile(Frame frame, int lateDepth) {
    return settings.has(Technique.FUTILITY) && lateDepth <= Margins.FUTILITY_DEPTH
        && frame.evaluation() + margins.futility(lateDepth) + frame.history() / 128 <= frame.alpha();
  }

  private boolean losesByExchange(MutablePosition position, Frame frame, int lateDepth, long move) {
    return settings.has(Technique.EXCHANGE_PRUNING) && frame.depth() <= Margins.EXCHANGE_DEPTH
        && (frame.isQuiet() || MovePicker.loses(frame.rank()))
        && !exchange.wins(position, move,
            margins.exchange(frame.isQuiet() ? lateDepth : frame.depth(), frame.isQuiet()));
  }
}
