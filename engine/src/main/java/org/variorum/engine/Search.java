package org.variorum.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Outcome;
import org.variorum.rules.game.Position;

/** Searches a position deeper and deeper until a limit is reached or the shortest win is known. */
final class Search {

  private final Position root;
  private final AlphaBeta tree;
  private final Budget budget;
  private final Limits limits;
  private final Listener listener;

  Search(Position root, Evaluation evaluation, TranspositionTable table, Noise noise, Limits limits,
      Listener listener) {
    this.root = root;
    this.limits = limits;
    this.listener = listener;
    budget = new Budget(limits, listener);
    tree = new AlphaBeta(root.mutable(), evaluation, table, noise, budget);
  }

  Result run() {
    List<Move> moves = root.moves();
    if (moves.isEmpty()) {
      return result(List.of(), root.outcome().map(this::score).orElse(0), 0);
    }
    Result result = result(List.of(moves.getFirst()), 0, 0);
    for (int depth = 1; depth <= limits.depth(); depth++) {
      tree.search(depth);
      if (tree.line().length() > 0) {
        result = result(line(), tree.score(), budget.spent() ? depth - 1 : depth);
      }
      if (!budget.spent()) {
        listener.deeper(result);
      }
      if (budget.spent() || budget.runsOut() || isShortest(tree.score(), depth)) {
        break;
      }
    }
    return result;
  }

  /** Whether a score is a forced end that no search to a greater depth could bring about sooner. */
  private static boolean isShortest(int score, int depth) {
    int plies = AlphaBeta.END - Math.abs(score);
    return Math.abs(score) > AlphaBeta.WIN && depth >= plies + AlphaBeta.REDUCTION;
  }

  private int score(Outcome end) {
    return end.winner().map(winner -> winner == root.turn() ? AlphaBeta.END : -AlphaBeta.END).orElse(0);
  }

  private Result result(List<Move> line, int score, int depth) {
    return new Result(line, words(score), depth, budget.nodes(), Duration.ofNanos(budget.nanos()));
  }

  private static Score words(int score) {
    int plies = AlphaBeta.END - Math.abs(score);
    if (Math.abs(score) <= AlphaBeta.WIN) {
      return new Score.Centipawns(score);
    }
    return score > 0 ? new Score.Wins((plies + 1) / 2) : new Score.Loses(plies / 2);
  }

  private List<Move> line() {
    List<Move> line = new ArrayList<>();
    Position at = root;
    for (int i = 0; i < tree.line().length(); i++) {
      long code = tree.line().move(i);
      Optional<Move> move = at.moves().stream().filter(legal -> legal.code() == code).findFirst();
      if (move.isEmpty()) {
        break;
      }
      line.add(move.get());
      at = at.play(move.get());
    }
    return line;
  }
}
