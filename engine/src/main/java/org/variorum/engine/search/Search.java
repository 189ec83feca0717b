package org.variorum.engine.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Technique;
import org.variorum.engine.Variation;
import org.variorum.engine.forced.ForcedWin;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/**
 * Iterative deepening until a limit is reached or the shortest wins are known. Further threads search the same root at
 * the same or the next depth, and share results through the table (Lazy SMP).
 */
final class Search {

  /** From this depth on, aspiration windows are used. */
  private static final int ASPIRATION_DEPTH = 5;
  private static final int WINDOW = 18;
  private static final int WIDEST = 900;

  /** A line with its score in the search tree. */
  private record Found(List<Move> moves, int score) {
    long first() {
      return moves.getFirst().code();
    }
  }

  private final Position root;
  private final List<Worker> workers;
  private final ForcedWin forcedWin;
  private final SearchBudget budget;
  private final SearchLimits limits;
  private final TranspositionTable table;
  private final EngineSettings settings;
  private final int lines;
  private final SearchListener listener;
  private final List<Move> candidates;
  /** The codes of {@link #candidates}; empty if these are all legal moves. */
  private final List<Long> allowed;

  /**
   * @param workers workers that have begun at the root
   * @param lines the number of lines (MultiPV), limited to the number of root moves
   */
  Search(Position root, List<Worker> workers, TranspositionTable table, SearchBudget budget,
      SearchLimits limits,
      EngineSettings settings, int lines, SearchListener listener) {
    this.root = root;
    this.workers = workers;
    this.table = table;
    this.budget = budget;
    this.limits = limits;
    this.settings = settings;
    this.listener = listener;
    // A move named twice counts once, because two lines never begin with the same move.
    List<Move> wanted = limits.moves().isEmpty() ? root.moves() : limits.moves().stream().distinct().toList();
    candidates = workers.getFirst().seen(wanted);
    allowed = candidates.size() == root.moves().size() ? List.of()
        : candidates.stream().map(Move::code).toList();
    this.lines = Math.min(lines, candidates.size());
    forcedWin = workers.getFirst().forcedWin(root.mutable(), allowed, budget, this.lines);
  }

  Result run() {
    if (lines == 0) {
      int score = root.outcome().map(end -> Scores.of(end, root.turn().ordinal(), 0)).orElse(0);
      return result(List.of(new Found(List.of(), score)), 0);
    }
    List<Thread> others = workers.stream().skip(1)
        .map(
            worker -> Thread.ofPlatform().name("search").start(() -> deepen(worker, workers.indexOf(worker))))
        .toList();
    try {
      Result result = deepen();
      budget.waitForEnd();
      return result;
    } finally {
      budget.spend();
      others.forEach(Search::join);
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private Result deepen() {
    List<Found> best =
        candidates.subList(0, lines).stream().map(move -> new Found(List.of(move), 0)).toList();
    Result result = result(best, 0);
    long steady = 0;
    int steadyFor = 0;
    for (int depth = 1; depth <= limits.depth(); depth++) {
      int before = best.getFirst().score();
      List<Found> found = search(depth, best);
      best = led(found.isEmpty() ? best : filled(found, best));
      boolean proven = lines == 1 && forcedWin.found().isPresent();
      result = result(best, budget.spent() && !proven ? depth - 1 : depth);
      if (budget.spent() && !proven) {
        break;
      }
      listener.deeper(result);
      steadyFor = best.getFirst().first() == steady ? steadyFor + 1 : 0;
      steady = best.getFirst().first();
      double instability = instability(steadyFor, before - best.getFirst().score(), depth);
      if (limits.clock().isPresent() && candidates.size() == 1 || budget.runsOut(instability)
          || isMate(best) || proven) {
        break;
      }
      if (areShortest(best, depth)) {
        return budget.isPatient() ? sooner(best, result) : result;
      }
    }
    return result;
  }

  /** The result if its win is the shortest, or a shorter win that the main search has missed. */
  private Result sooner(List<Found> best, Result result) {
    int score = best.getFirst().score();
    if (score < 0) {
      return result;
    }
    forcedWin.finish((Scores.END - score) / 2);
    List<Found> sooner = led(best);
    if (sooner == best) {
      return result;
    }
    Result better = result(sooner, result.depth());
    listener.deeper(better);
    return better;
  }

  /** The factor for the usual time: less while the best move is stable, more when the score falls. */
  private static double instability(int steadyFor, int fall, int depth) {
    double doubt = depth < ASPIRATION_DEPTH ? 1 : 1.25 - 0.08 * Math.min(8, steadyFor);
    return doubt * Math.clamp(1 + fall / 120.0, 0.8, 1.9);
  }

  private boolean isMate(List<Found> best) {
    return limits.mate() > 0 && words(best.getFirst()) instanceof Score.Wins wins
        && wins.moves() <= limits.mate();
  }

  /** The loop of a helper thread; odd ones are a ply ahead. */
  private void deepen(Worker worker, int number) {
    int score = 0;
    for (int depth = 1 + number % 2; depth <= limits.depth() && !budget.spent(); depth++) {
      score = aspire(worker, depth, score, 0, List.of()).map(Found::score).orElse(score);
    }
  }

  /** The best lines at a depth, fewer if the budget ends. Each line has another first move. */
  private List<Found> search(int depth, List<Found> before) {
    Worker worker = workers.getFirst();
    List<Found> found = new ArrayList<>();
    while (found.size() < lines && !budget.spent()) {
      List<Long> known = found.stream().map(Found::first).toList();
      // At depth 1, earlier lines are not ordered yet.
      long first = depth == 1 ? 0
          : before.stream().mapToLong(Found::first).filter(code -> !known.contains(code)).findFirst()
              .orElse(0);
      Optional<Found> next = aspire(worker, depth, before.get(found.size()).score(), first, known);
      if (next.isEmpty()) {
        break;
      }
      found.add(next.get());
    }
    return found;
  }

  /**
   * The best line with a first move that is not in {@code known}; empty if the budget ends before there is any.
   *
   * @param first the move to search first, which remains the best if the budget ends early; 0 for the table's move
   */
  private Optional<Found> aspire(Worker worker, int depth, int expected, long first, List<Long> known) {
    boolean wide = depth < ASPIRATION_DEPTH || Scores.isEnd(expected) || !settings.has(Technique.ASPIRATION);
    int width = WINDOW;
    int alpha = wide ? -Scores.INFINITE : expected - width;
    int beta = wide ? Scores.INFINITE : expected + width;
    // The line of the last fail-high, which is returned if the budget ends before its exact score is known.
    Optional<Found> promising = Optional.empty();
    long likely = first;
    while (true) {
      int score = worker.search(depth, alpha, beta, new RootMoves(likely, known, allowed));
      if (budget.spent() || score > alpha && score < beta) {
        Optional<Found> found = found(worker, score);
        return found.isPresent() ? found : promising;
      }
      width *= 3;
      if (score <= alpha) {
        promising = Optional.empty();
        beta = (alpha + beta) / 2;
        alpha = width > WIDEST ? -Scores.INFINITE : Math.max(-Scores.INFINITE, score - width);
      } else {
        promising = found(worker, score);
        likely = promising.map(Found::first).orElse(likely);
        beta = width > WIDEST ? Scores.INFINITE : Math.min(Scores.INFINITE, score + width);
      }
    }
  }

  private Optional<Found> found(Worker worker, int score) {
    List<Long> line = worker.line();
    boolean any = !line.isEmpty() && score != Scores.UNKNOWN;
    return any ? Optional.of(new Found(moves(line), score)) : Optional.empty();
  }

  /** The lines, with a forced win in front if the forced win search found a better one. */
  private List<Found> led(List<Found> found) {
    Optional<Found> forced =
        forcedWin.found().map(win -> new Found(moves(win.codes()), Scores.END - win.plies()))
            .filter(win -> isBetter(win, found.getFirst()));
    if (forced.isEmpty()) {
      return found;
    }
    long first = forced.get().first();
    return Stream.concat(forced.stream(), found.stream().filter(line -> line.first() != first))
        .limit(found.size()).toList();
  }

  /** Whether a win is shorter than another, or equally short with a longer line. */
  private static boolean isBetter(Found win, Found other) {
    return win.score() > other.score()
        || win.score() == other.score() && win.moves().size() > other.moves().size();
  }

  /**
   * Completes the lines of an unfinished depth with lines of the previous depth. The score of an old line is limited to
   * the lowest new score, because each new line was the best one available.
   */
  private List<Found> filled(List<Found> found, List<Found> before) {
    List<Found> all = new ArrayList<>(found);
    all.sort(Comparator.comparingInt(Found::score).reversed());
    int most = all.getLast().score();
    before.stream()
        .filter(old -> all.size() < lines && all.stream().noneMatch(line -> line.first() == old.first()))
        .forEach(old -> all.add(new Found(old.moves(), Math.min(most, old.score()))));
    return List.copyOf(all);
  }

  /** Whether all scores are forced wins or losses that a deeper search cannot shorten. */
  private static boolean areShortest(List<Found> found, int depth) {
    return found.stream().mapToInt(Found::score)
        .allMatch(score -> Scores.isEnd(score) && depth >= 2 * (Scores.END - Math.abs(score)) + 4);
  }

  private Result result(List<Found> found, int depth) {
    List<Variation> variations =
        found.stream().map(line -> new Variation(line.moves(), words(line))).toList();
    long nodes = workers.stream().mapToLong(Worker::nodes).sum();
    return new Result(variations, depth, workers.getFirst().seldepth(), nodes,
        Duration.ofNanos(budget.nanos()),
        table.full());
  }

  /** The score for callers. If sides do not alternate, the winner's moves are counted in the line. */
  private Score words(Found line) {
    int plies = Scores.END - Math.abs(line.score());
    if (root.game().alternates() || !Scores.isEnd(line.score()) || line.moves().size() < plies) {
      return Scores.toScore(line.score());
    }
    Side winner = line.score() > 0 ? root.turn() : root.turn().opponent();
    int moves = 0;
    Position at = root;
    for (Move move : line.moves()) {
      moves += at.turn() == winner ? 1 : 0;
      at = at.play(move);
    }
    return line.score() > 0 ? new Score.Wins(moves) : new Score.Loses(moves);
  }

  private List<Move> moves(List<Long> codes) {
    List<Move> moves = new ArrayList<>();
    Position at = root;
    for (long code : codes) {
      Optional<Move> move = at.moves().stream().filter(legal -> legal.code() == code).findFirst();
      if (move.isEmpty()) {
        break;
      }
      moves.add(move.get());
      at = at.play(move.get());
    }
    return moves;
  }
}
