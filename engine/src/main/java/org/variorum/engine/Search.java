package org.variorum.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.game.Move;
import org.variorum.rules.game.Position;

/**
 * Searches a position deeper and deeper until a limit is reached or the shortest wins are known. Further threads search the
 * same, somewhat deeper or not, and share what they find through the table (Lazy SMP).
 */
final class Search {

  /** From this depth on a score near that of the depth before is expected. */
  private static final int ASPIRATION_DEPTH = 5;
  private static final int WINDOW = 18;
  private static final int WIDEST = 900;

  /** A line with its score as the tree has it. */
  private record Found(List<Move> moves, int score) {
    long first() {
      return moves.getFirst().code();
    }
  }

  private final Position root;
  private final List<Worker> workers;
  private final Budget budget;
  private final Limits limits;
  private final TranspositionTable table;
  private final Settings settings;
  private final int lines;
  private final Listener listener;
  private final List<Move> candidates;
  /** The codes of the candidates if they are not all moves; otherwise none. */
  private final List<Long> allowed;

  /**
   * @param workers have begun at the root
   * @param lines how many lines shall be found; there are never more than moves to look at
   */
  Search(Position root, List<Worker> workers, TranspositionTable table, Budget budget, Limits limits,
      Settings settings, int lines, Listener listener) {
    this.root = root;
    this.workers = workers;
    this.table = table;
    this.budget = budget;
    this.limits = limits;
    this.settings = settings;
    this.listener = listener;
    // Whoever names a move twice wants it once: a second line that begins with it could never be found.
    List<Move> wanted = limits.moves().isEmpty() ? root.moves() : limits.moves().stream().distinct().toList();
    candidates = workers.getFirst().seen(wanted);
    allowed = candidates.size() == root.moves().size() ? List.of()
        : candidates.stream().map(Move::code).toList();
    this.lines = Math.min(lines, candidates.size());
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
    Result result = deepen();
    budget.waitForEnd();
    budget.spend();
    others.forEach(Search::join);
    return result;
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
      best = found.isEmpty() ? best : filled(found, best);
      result = result(best, budget.spent() ? depth - 1 : depth);
      if (budget.spent()) {
        break;
      }
      listener.deeper(result);
      steadyFor = best.getFirst().first() == steady ? steadyFor + 1 : 0;
      steady = best.getFirst().first();
      double unrest = unrest(steadyFor, before - best.getFirst().score(), depth);
      if (limits.clock().isPresent() && candidates.size() == 1 || budget.runsOut(unrest)
          || areShortest(best, depth) || isMate(best)) {
        break;
      }
    }
    return result;
  }

  /** The longer the same move is best, the less it needs to be doubted; a score that falls is to be looked at. */
  private static double unrest(int steadyFor, int fall, int depth) {
    double doubt = depth < ASPIRATION_DEPTH ? 1 : 1.25 - 0.08 * Math.min(8, steadyFor);
    return doubt * Math.clamp(1 + fall / 120.0, 0.8, 1.9);
  }

  private boolean isMate(List<Found> best) {
    return limits.mate() > 0 && Scores.words(best.getFirst().score()) instanceof Score.Wins wins
        && wins.moves() <= limits.mate();
  }

  /** Another thread: every second one looks a ply further. */
  private void deepen(Worker worker, int number) {
    int score = 0;
    for (int depth = 1 + number % 2; depth <= limits.depth() && !budget.spent(); depth++) {
      score = aspire(worker, depth, score, List.of());
    }
  }

  /** The best lines of a depth, as many as the budget allows: each is the best that begins with none of those before. */
  private List<Found> search(int depth, List<Found> before) {
    Worker worker = workers.getFirst();
    List<Found> found = new ArrayList<>();
    while (found.size() < lines && !budget.spent()) {
      List<Long> known = found.stream().map(Found::first).toList();
      int expected = found.size() < before.size() ? before.get(found.size()).score() : 0;
      int score = aspire(worker, depth, expected, known);
      if (worker.line().lineLength > 0 && score != Scores.UNKNOWN) {
        found.add(new Found(line(worker), score));
      } else {
        break;
      }
    }
    return found;
  }

  private int aspire(Worker worker, int depth, int expected, List<Long> known) {
    boolean wide = depth < ASPIRATION_DEPTH || Scores.isEnd(expected) || !settings.has(Technique.ASPIRATION);
    int width = WINDOW;
    int alpha = wide ? -Scores.INFINITE : expected - width;
    int beta = wide ? Scores.INFINITE : expected + width;
    while (true) {
      int score = worker.search(depth, alpha, beta, known, allowed);
      if (budget.spent() || score > alpha && score < beta) {
        return score;
      }
      width *= 3;
      if (score <= alpha) {
        beta = (alpha + beta) / 2;
        alpha = width > WIDEST ? -Scores.INFINITE : Math.max(-Scores.INFINITE, score - width);
      } else {
        beta = width > WIDEST ? Scores.INFINITE : Math.min(Scores.INFINITE, score + width);
      }
    }
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
    return found.stream().mapToInt(Found::score)
        .allMatch(score -> Scores.isEnd(score) && depth >= 2 * (Scores.END - Math.abs(score)) + 4);
  }

  private Result result(List<Found> found, int depth) {
    List<Variation> variations =
        found.stream().map(line -> new Variation(line.moves(), Scores.words(line.score()))).toList();
    long nodes = workers.stream().mapToLong(Worker::nodes).sum();
    return new Result(variations, depth, workers.getFirst().seldepth(), nodes,
        Duration.ofNanos(budget.nanos()),
        table.full());
  }

  private List<Move> line(Worker worker) {
    List<Move> line = new ArrayList<>();
    Position at = root;
    for (int i = 0; i < worker.line().lineLength; i++) {
      long code = worker.line().line[i];
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
