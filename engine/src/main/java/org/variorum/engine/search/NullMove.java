package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.Technique;
import org.variorum.engine.score.Scores;

/**
 * Null move pruning ({@link Technique#NULL_MOVE}): a node is cut off if its score reaches beta even after a pass. A
 * side with almost only its royal piece and pawns makes no null move, because zugzwang is likely. Deep searches verify
 * the result by a search without null moves. Not thread-safe.
 */
final class NullMove {

  private final SearchPath path;
  private final Subtree subtree;
  private final boolean isEnabled;
  /** The first ply at which a null move is allowed; above 0 during a verification search. */
  private int firstPly;

  NullMove(SearchPath path, Subtree subtree, EngineSettings settings, Margins margins) {
    this.path = path;
    this.subtree = subtree;
    // If a turn has several moves, a pass proves little. If passing is legal, the search includes it anyway.
    isEnabled = settings.has(Technique.NULL_MOVE) && margins.usesNullMoves && path.mustMoveInTurns();
  }

  void begin() {
    firstPly = 0;
  }

  /** Returns a score of at least beta; {@link Scores#UNKNOWN} if the null move is not allowed or proves no cutoff. */
  int search(int depth, int ply, int beta, boolean isCut) {
    Frame frame = path.frame(ply);
    if (!isEnabled || depth < Margins.NULL_DEPTH || frame.guess() < beta || frame.evaluation() < beta
        || ply < firstPly
        || path.frame(ply - 1).move() == 0 || !path.hasNonPawnMaterial(ply)) {
      return Scores.UNKNOWN;
    }
    int reducedDepth = depth - Margins.nullReduction(depth, frame.guess() - beta);
    path.pass(ply);
    int score = -subtree.search(reducedDepth, ply + 1, -beta, 1 - beta, !isCut);
    path.unmake();
    if (path.isSpent() || score < beta) {
      return Scores.UNKNOWN;
    }
    boolean isVerified = depth < Margins.VERIFIED_DEPTH || firstPly > 0 || verify(reducedDepth, ply, beta);
    // A win after a pass is not proven, because the pass is illegal.
    return !isVerified ? Scores.UNKNOWN : Scores.isWinOrLoss(score) ? beta : score;
  }

  /** Whether the score reaches beta without null moves in the first three quarters of the depth. */
  private boolean verify(int depth, int ply, int beta) {
    firstPly = ply + 3 * depth / 4 + 1;
    int score = subtree.search(depth, ply, beta - 1, beta, false);
    firstPly = 0;
    return score >= beta;
  }
}
