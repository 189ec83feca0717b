package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.score.Scores;

/**
 * Null move pruning ({@link Technique#NULL_MOVE}): a node is cut off if its score reaches beta even after a pass. Sides
 * with almost only a royal piece and pawns make no null move, because zugzwang is likely. Deep searches verify the
 * result by a search without null moves. Not thread-safe.
 */
final class NullMove {

  private final SearchPath path;
  private final Subtree subtree;
  private final boolean used;
  /** The first ply that may make a null move; above 0 during a verification search. */
  private int start;

  NullMove(SearchPath path, Subtree subtree, EngineSettings settings, Margins margins) {
    this.path = path;
    this.subtree = subtree;
    // If a turn has several moves, a pass proves little. If passing is legal, the search includes it anyway.
    used = settings.has(Technique.NULL_MOVE) && margins.nullMoves && path.mustMoveInTurns();
  }

  void begin() {
    start = 0;
  }

  /** Returns a score of at least beta, or {@link Scores#UNKNOWN} if there is no null move or it does not reach beta. */
  int search(int depth, int ply, int beta, boolean cut) {
    Frame frame = path.frame(ply);
    if (!used || depth < Margins.NULL_DEPTH || frame.guess() < beta || frame.evaluation() < beta
        || ply < start
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
    boolean sure = depth < Margins.VERIFIED_DEPTH || start > 0 || verifies(left, ply, beta);
    return !sure ? Scores.UNKNOWN : Scores.isEnd(score) ? beta : score;
  }

  private boolean verifies(int depth, int ply, int beta) {
    start = ply + 3 * depth / 4 + 1;
    int score = subtree.search(depth, ply, beta - 1, beta, false);
    start = 0;
    return score >= beta;
  }
}
