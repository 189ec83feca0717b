package org.variorum.lab.first;

import java.util.Optional;
import org.variorum.engine.Limits;
import org.variorum.engine.Score;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** Searches a position deeper and deeper until a limit is reached or the shortest win is known. */
final class Search {

  /**
   * What was found.
   *
   * @param move the best move; empty where there is none
   */
  record Found(Optional<Move> move, Score score, int depth, long nodes) {}

  private final Position root;
  private final AlphaBeta tree;
  private final Budget budget;
  private final Limits limits;

  Search(Position root, Evaluation evaluation, TranspositionTable table, Limits limits) {
    this.root = root;
    this.limits = limits;
    budget = new Budget(limits);
    tree = new AlphaBeta(root.mutable(), evaluation, table, budget);
  }

  Found run() {
    Optional<Move> best = root.moves().stream().findFirst();
    int score = 0;
    int finished = 0;
    for (int depth = 1; depth <= limits.depth() && best.isPresent(); depth++) {
      tree.search(depth);
      if (tree.line().length() > 0) {
        best = move(tree.line().move(0));
        score = tree.score();
      }
      if (budget.spent()) {
        break;
      }
      finished = depth;
      if (budget.runsOut() || isShortest(score, depth)) {
        break;
      }
    }
    return new Found(best, words(score), finished, budget.nodes());
  }

  private Optional<Move> move(long code) {
    return root.moves().stream().filter(legal -> legal.code() == code).findFirst();
  }

  /** Whether a score is a forced end that no search to a greater depth could bring about sooner. */
  private static boolean isShortest(int score, int depth) {
    int plies = AlphaBeta.END - Math.abs(score);
    return Math.abs(score) > AlphaBeta.WIN && depth >= plies + AlphaBeta.REDUCTION;
  }

  /** What a score of the tree means at its root. */
  private static Score words(int score) {
    int plies = AlphaBeta.END - Math.abs(score);
    if (Math.abs(score) <= AlphaBeta.WIN) {
      return new Score.Centipawns(score);
    }
    return score > 0 ? new Score.Wins((plies + 1) / 2) : new Score.Loses(plies / 2);
  }
}
