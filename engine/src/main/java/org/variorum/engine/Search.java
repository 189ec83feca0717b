package org.variorum.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Outcome;
import org.variorum.rules.game.Position;

/** Searches a position deeper and deeper until a limit is reached or the shortest wins are known. */
final class Search {

  /** A line with its score as the tree has it. */
  private record Found(List<Move> moves, int score) {
    long first() {
      return moves.getFirst().code();
    }
  }

  private final Position root;
  private final AlphaBeta tree;
  private final Budget budget;
  private final Limits limits;
  private final int lines;
  private final Listener listener;

  /** @param lines how many lines shall be found; there are never more than legal moves */
  Search(Position root, Evaluation evaluation, TranspositionTable table, Noise noise, Limits limits,
      int lines,
      Listener listener) {
    this.root = root;
    this.limits = limits;
    this.lines = Math.min(lines, root.moves().size());
    this.listener = listener;
    budget = new Budget(limits, listener);
    tree = new AlphaBeta(root.mutable(), evaluation, table, noise, budget);
  }

  Result run() {
    List<Move> moves = root.moves();
    if (moves.isEmpty()) {
      return result(List.of(new Found(List.of(), root.outcome().map(end -> score(end, root)).orElse(0))), 0);
    }
    List<Found> best = moves.subList(0, lines).stream().map(move -> new Found(List.of(move), 0)).toList();
    Result result = result(best, 0);
    for (int depth = 1; depth <= limits.depth(); depth++) {
      List<Found> found = search(depth, best);
      if (!found.isEmpty()) {
        best = filled(found, best);
        result = result(best, budget.spent() ? depth - 1 : depth);
      }
      if (!budget.spent()) {
        listener.deeper(result);
      }
      if (budget.spent() || budget.runsOut() || areShortest(best, depth)) {
        break;
      }
    }
    return result;
  }

  /** The best lines of a depth, as many as the budget allows: each is the best that begins with none of those before. */
  private List<Found> search(int depth, List<Found> before) {
    List<Found> found = new ArrayList<>();
    while (found.size() < lines && !budget.spent()) {
      List<Long> known = found.stream().map(Found::first).toList();
      long likely =
          before.stream().map(Found::first).filter(move -> !known.contains(move)).findFirst().orElse(0L);
      tree.search(depth, known, likely);
      if (tree.line().length() > 0) {
        found.add(new Found(line(), tree.score()));
      }
    }
    return found;
  }

  /** Where a depth was not finished, lines of the one before take the places that are left. */
  private List<Found> filled(List<Found> found, List<Found> before) {
    List<Found> all = new ArrayList<>(found);
    before.stream()
        .filter(old -> all.size() < lines && all.stream().noneMatch(line -> line.first() == old.first()))
        .forEach(all::add);
    all.sort(Comparator.comparingInt(Found::score).reversed());
    return List.copyOf(all);
  }

  /** Whether all scores are forced ends that no search to a greater depth could bring about sooner. */
  private static boolean areShortest(List<Found> found, int depth) {
    return found.stream().mapToInt(Found::score).allMatch(score -> {
      int plies = AlphaBeta.END - Math.abs(score);
      return Math.abs(score) > AlphaBeta.WIN && depth >= plies + AlphaBeta.REDUCTION;
    });
  }

  /** What the end of a game is worth to the side to move. */
  static int score(Outcome end, Position position) {
    return end.winner().map(winner -> winner == position.turn() ? AlphaBeta.END : -AlphaBeta.END).orElse(0);
  }

  private Result result(List<Found> found, int depth) {
    List<Variation> variations =
        found.stream().map(line -> new Variation(line.moves(), words(line.score()))).toList();
    return new Result(variations, depth, depth, budget.nodes(), Duration.ofNanos(budget.nanos()), 0);
  }

  /** What a score of the tree means at its root. */
  static Score words(int score) {
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
