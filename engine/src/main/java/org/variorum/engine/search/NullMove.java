package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.score.Scores;

/**
 * Gives the turn away: a side that would be too well off even so is too well off ({@link Technique#NULL_MOVE}). Where a side
 * has next to nothing but a royal piece and pawns, having to move often loses (zugzwang), so that it gives nothing away.
 * Deep searches verify the result by a search without null moves. Not thread-safe.
 */
final class NullMove {

  private final SearchPath path;
  private final Subtree subtree;
  private final boolean used;
  /** Nothing is given away before this ply, while a search verifies. */
  private int from;

  NullMove(SearchPath path, Subtree subtree, EngineSettings settings, Margins margins) {
    this.path = path;
    this.subtree = subtree;
    // Where a turn has several moves, to give one away says little; where one may pass, the search finds it.
    used = settings.has(Technique.NULL_MOVE) && margins.nullMoves && path.mustMoveInTurns();
  }

  void begin() {
    from = 0;
  }

  /** A score of at least beta; {@link Scores#UNKNOWN} if the turn is not given away or that does not show any. */
  int search(int depth, int ply, int beta, boolean cut) {
    Frame frame = path.frame(ply);
    if (!used || depth < Margins.NULL_DEPTH || frame.guess() < beta || frame.evaluation() < beta || ply < from
        || path.frame(ply - 1).move() == 0 || !path.hasOfficers(ply)) {
      return Scores.UNKNOWN;
    }
    int left = depth - Margins.nullReduction(depth, frame.guess() - beta);
    path.pass(ply);
    int score = -subtree.search(left, ply + 1, -beta, 1 - beta, !cut);
    path.unmake();
    if (path.spent() || score < beta) {
      return Scores.UNKNOWN;
    }
    boolean sure = depth < Margins.VERIFIED_DEPTH || from > 0 || verifies(left, ply, beta);
    return !sure ? Scores.UNKNOWN : Scores.isEnd(score) ? beta : score;
  }

  private boolean verifies(int depth, int ply, int beta) {
    from = ply + 3 * depth / 4 + 1;
    int score = subtree.search(depth, ply, beta - 1, beta, false);
    from = 0;
    return score >= beta;
  }
}
