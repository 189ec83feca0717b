package org.variorum.engine.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.network.Correction;
import org.variorum.engine.network.Network;
import org.variorum.rules.game.MutablePosition;

/** Evaluates the positions of a line: by what is counted, corrected by a network if there is one. */
final class StaticEvaluator {

  private final Evaluator evaluator;
  private final @Nullable Correction correction;

  StaticEvaluator(Evaluator evaluator, Optional<Network> network, int plies) {
    this.evaluator = evaluator;
    correction = network.map(learnt -> new Correction(learnt, plies)).orElse(null);
  }

  /** Begins a line at a position. */
  void reset(MutablePosition position) {
    evaluator.reset(position);
    if (correction != null) {
      correction.reset(position);
    }
  }

  /** A move has been made in the position at a ply. */
  void made(MutablePosition position, int ply) {
    evaluator.made(position, ply);
    if (correction != null) {
      correction.made(position, ply);
    }
  }

  /** The turn has been given away in the position at a ply. */
  void passed(int ply) {
    evaluator.passed(ply);
    if (correction != null) {
      correction.passed(ply);
    }
  }

  /** How a position is evaluated for the side to move: exactly, if the score may lie in the window; else about. */
  int evaluate(MutablePosition position, int ply, int alpha, int beta) {
    if (correction == null) {
      return evaluator.evaluate(position, ply, alpha, beta);
    }
    int more = correction.centipawns(position, ply);
    return evaluator.evaluate(position, ply, alpha - more, beta - more) + more;
  }
}
