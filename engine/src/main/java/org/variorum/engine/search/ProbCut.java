package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.ordering.Histories;
import org.variorum.engine.ordering.MoveOrder;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.engine.ordering.StaticExchange;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TableEntry;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.rules.game.MutablePosition;

/** ProbCut: cuts a node off if a shallower search of a capture exceeds beta by a margin. Not thread-safe. */
record ProbCut(SearchPath path, Subtree subtree, TranspositionTable table, EngineSettings settings,
    Margins margins,
    Histories histories, StaticExchange exchange, MoveOrder order, OverlookedMoves overlookedMoves) {

  /** Returns a score of at least beta plus the margin, or {@link Scores#UNKNOWN} if no capture has such a score. */
  int search(int depth, int ply, int beta, boolean isCut) {
    Frame frame = path.frame(ply);
    int bound = margins.probCutBeta(beta);
    if (!settings.has(Technique.PROBCUT) || !path.alternates() || depth < Margins.PROBCUT_DEPTH
        || Scores.isWinOrLoss(bound)
        || isKnownBelow(frame.entry(), bound, depth)) {
      return Scores.UNKNOWN;
    }
    MutablePosition position = path.position();
    MovePicker picker = frame.picker();
    position.tacticalMoves(picker.moves());
    order.rankTactical(position, picker);
    overlookedMoves.removeOverlooked(position, picker);
    while (!path.isSpent()) {
      long move = order.pickNext(position, picker);
      if (move == 0 || MovePicker.loses(picker.rank())) {
        break;
      }
      int score = exchange.wins(position, move, bound - frame.evaluation())
          ? searchMove(depth, ply, bound, isCut, move) : -Scores.INFINITE;
      if (score >= bound && !path.isSpent()) {
        storeResult(ply, move, score, depth);
        return score;
      }
    }
    return Scores.UNKNOWN;
  }

  /** Whether the table shows that a search would not reach the bound. */
  private static boolean isKnownBelow(TableEntry entry, int bound, int depth) {
    return entry.isUpperBound() && entry.depth() >= depth - Margins.PROBCUT_REDUCTION
        && entry.score() < bound;
  }

  /** The score of a move: by quiescence search first, then by the reduced search only if that reaches the bound. */
  private int searchMove(int depth, int ply, int bound, boolean isCut, long move) {
    int pieceTo = histories.pieceTo(path.position(), move);
    path.make(ply, move);
    path.recordMove(ply, move, pieceTo);
    int score = -subtree.search(0, ply + 1, -bound, 1 - bound, !isCut);
    if (score >= bound) {
      score = -subtree.search(depth - Margins.PROBCUT_REDUCTION - 1, ply + 1, -bound, 1 - bound, !isCut);
    }
    path.unmake();
    return score;
  }

  private void storeResult(int ply, long move, int score, int depth) {
    if (settings.has(Technique.TRANSPOSITIONS)) {
      Frame frame = path.frame(ply);
      table.store(frame.key(), ply, move, score, depth - Margins.PROBCUT_REDUCTION, TranspositionTable.LOWER,
          frame.evaluation());
    }
  }
}
