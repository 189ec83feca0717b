package org.variorum.engine.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.network.Correction;
import org.variorum.engine.network.Network;
import org.variorum.rules.game.MutablePosition;

/** The static evaluation of the positions of a line, corrected by a network if there is one. */
final class StaticEvaluator {

  private final Evaluator evaluator;
  private final @Nullable Correction correction;

  StaticEvaluator(Evaluator evaluator, Optional<Network> network, int plies) {
    this.evaluator = evaluator;
    correction = network.map(learnt -> new Correction(learnt, plies)).orElse(null);
  }

  /** Starts a line with a position at ply 0. */
  void reset(MutablePosition position) {
    evaluator.reset(position);
    if (correction != null) {
      correction.reset(position);
    }
  }

  /** Updates the evaluation after a move at a ply. */
  void afterMove(MutablePosition position, int ply) {
    evaluator.afterMove(position, ply);
    if (correction != null) {
      correction.afterMove(position, ply);
    }
  }

  /** Updates the evaluation after a null move at a ply. */
  void afterPass(int ply) {
    evaluator.afterPass(ply);
    if (correction != null) {
      correction.afterPass(ply);
    }
  }

  /** The score for the side to move. Far outside the window from alpha to beta, it is only an estimate. */
  int evaluate(MutablePosition position, int ply, int alpha, int beta) {
    if (correction == null) {
      return evaluator.evaluate(position, ply, alpha, beta);
    }
    int correctionScore = correction.centipawns(position, ply);
    return evaluator.evaluate(position, ply, alpha - correctionScore, beta - correctionScore)
        + correctionScore;
  }
}
