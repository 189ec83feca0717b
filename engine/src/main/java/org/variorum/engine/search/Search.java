package org.variorum.engine.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
import org.variorum.engine.time.Threads;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.Move;

/**
 * Iterative deepening until a limit is reached or the shortest wins are known. Further threads search the same root at
 * the same or the next depth, and share results through the table (Lazy SMP).
 */
final class Search {

  /** From this depth on, aspiration windows are used. */
  private static final int ASPIRATION_DEPTH = 5;
  /** The initial half width of an aspiration window. */
  private static final int MIN_WIDTH = 18;
  /** The maximum half width; if a window would be wider, its bound is infinite. */
  private static final int MAX_WIDTH = 900;

  /** A line with its score in the search tree. */
  private record ScoredLine(List<Move> moves, int score) {
    long firstMove() {
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
  private final List<Long> allowedCodes;
  /** The depth that is searched next, or again because a slice ended. */
  private int depth = 1;
  private List<ScoredLine> bestLines;
  private Result result;
  private long lastBestMove;
  /** The number of depths since the best move last changed. */
  private int stableDepths;
  /** Whether no further depth is to be searched. */
  private boolean isComplete;

  /**
   * @param workers the workers, already at the root
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
    // A move that is requested twice counts once, because two lines never begin with the same move.
    List<Move> requested =
        limits.moves().isEmpty() ? root.moves() : limits.moves().stream().filter(Distinct.values()).toList();
    // An engine with a handicap overlooks some root moves.
    candidates = workers.getFirst().noticedMoves(requested);
    allowedCodes = candidates.size() == root.moves().size() ? List.of()
        : candidates.stream().map(Move::code).toList();
    this.lines = Math.min(lines, candidates.size());
    forcedWin = workers.getFirst().beginForcedWin(root.mutable(), allowedCodes, budget, this.lines);
    isComplete = this.lines == 0;
    bestLines = isComplete ? List.of(new ScoredLine(List.of(), endScore(root)))
        : candidates.subList(0, this.lines).stream().map(move -> new ScoredLine(List.of(move), 0)).toList();
    result = result(bestLines, 0);
  }

  private static int endScore(Position position) {
    return position.outcome().map(end -> Scores.of(end, position.turn().ordinal(), 0)).orElse(0);
  }

  /** Searches to the end, with all workers. */
  Result run() {
    if (isComplete) {
      return result;
    }
    List<Runnable> helpers = workers.stream().skip(1)
        .map(worker -> Threads.start(() -> runHelper(worker, workers.indexOf(worker)))).toList();
    try {
      deepen();
      budget.waitForPonderEnd();
      return result;
    } finally {
      budget.spend();
      helpers.forEach(Runnable::run);
    }
  }

  /** Searches on, with one worker, until the slice must end; returns whether the search is not complete yet. */
  boolean step(BooleanSupplier mustEnd) {
    budget.beginSlice(mustEnd);
    deepen();
    return !isComplete;
  }

  /** The result so far. */
  Result result() {
    return result;
  }

  /** Deepens until the search is complete or its slice is over. */
  private void deepen() {
    while (!isComplete && !budget.isSliceOver()) {
      isComplete = searchDepth();
    }
  }

  /** Searches a depth, or as much of it as the budget allows; returns whether the search is complete. */
  private boolean searchDepth() {
    int previousScore = bestLines.getFirst().score();
    List<ScoredLine> found = searchLines(depth, bestLines);
    bestLines = withForcedWin(found.isEmpty() ? bestLines : completeLines(found, bestLines));
    boolean isProven = lines == 1 && forcedWin.win().isPresent();
    result = result(bestLines, budget.isSpent() && !isProven ? depth - 1 : depth);
    if (budget.isSpent() && !isProven) {
      // The next slice searches this depth again.
      return !budget.isSliceOver();
    }
    listener.depthCompleted(result);
    stableDepths = bestLines.getFirst().firstMove() == lastBestMove ? stableDepths + 1 : 0;
    lastBestMove = bestLines.getFirst().firstMove();
    double instability = instability(stableDepths, previousScore - bestLines.getFirst().score(), depth);
    boolean isMoveForced = limits.clock().isPresent() && candidates.size() == 1;
    if (isMoveForced || budget.isTooLateToDeepen(instability)
        || hasRequestedWin(bestLines) || isProven) {
      return true;
    }
    if (areShortest(bestLines, depth)) {
      result = budget.allowsExtraTime() ? withShorterWin(bestLines, result) : result;
      return !budget.isSliceOver();
    }
    depth++;
    return depth > limits.depth();
  }

  /** Returns the result, or a result with a win in fewer moves if the forced win search finds one. */
  private Result withShorterWin(List<ScoredLine> bestLines, Result result) {
    int score = bestLines.getFirst().score();
    if (score < 0) {
      return result;
    }
    // A win in n moves takes 2n - 1 plies; so the argument is n - 1.
    forcedWin.finish((Scores.WON - score) / 2);
    List<ScoredLine> improved = withForcedWin(bestLines);
    if (improved == bestLines) {
      return result;
    }
    Result better = result(improved, result.depth());
    listener.depthCompleted(better);
    return better;
  }

  /** The factor for the usual time of a move: low while the best move is stable, high when the score falls. */
  private static double instability(int stableDepths, int scoreDrop, int depth) {
    double doubt = depth < ASPIRATION_DEPTH ? 1 : 1.25 - 0.08 * Math.min(8, stableDepths);
    return doubt * Math.clamp(1 + scoreDrop / 120.0, 0.8, 1.9);
  }

  private boolean hasRequestedWin(List<ScoredLine> bestLines) {
    return limits.mate() > 0 && toScore(bestLines.getFirst()) instanceof Score.Wins wins
        && wins.moves() <= limits.mate();
  }

  /** The loop of a helper thread. Threads with an odd number are a ply ahead. */
  private void runHelper(Worker worker, int number) {
    int score = 0;
    for (int depth = 1 + number % 2; depth <= limits.depth() && !budget.isSpent(); depth++) {
      score = searchInWindow(worker, depth, score, 0, List.of()).map(ScoredLine::score).orElse(score);
    }
  }

  /** The best lines at a depth, fewer if the budget ends. No two lines begin with the same move. */
  private List<ScoredLine> searchLines(int depth, List<ScoredLine> previousLines) {
    Worker worker = workers.getFirst();
    List<ScoredLine> found = new ArrayList<>();
    while (found.size() < lines && !budget.isSpent()) {
      List<Long> foundMoves = found.stream().map(ScoredLine::firstMove).toList();
      // At depth 1, the previous lines are not yet in order of score, so the table's move is searched first.
      long firstMove = depth == 1 ? 0
          : previousLines.stream().mapToLong(ScoredLine::firstMove).filter(code -> !foundMoves.contains(code))
              .findFirst()
              .orElse(0);
      Optional<ScoredLine> next =
          searchInWindow(worker, depth, previousLines.get(found.size()).score(), firstMove, foundMoves);
      if (next.isEmpty()) {
        break;
      }
      found.add(next.get());
    }
    return found;
  }

  /**
   * The best line with a first move that is not in {@code foundMoves}; empty if the budget ends before one is found.
   *
   * @param expectedScore the score in the middle of the first aspiration window
   * @param firstMove the move to search first, which remains the best if the budget ends early; 0 for the table's move
   */
  private Optional<ScoredLine> searchInWindow(Worker worker, int depth, int expectedScore, long firstMove,
      List<Long> foundMoves) {
    boolean isFullWindow =
        depth < ASPIRATION_DEPTH || Scores.isWinOrLoss(expectedScore) || !settings.has(Technique.ASPIRATION);
    int width = MIN_WIDTH;
    int alpha = isFullWindow ? -Scores.INFINITE : expectedScore - width;
    int beta = isFullWindow ? Scores.INFINITE : expectedScore + width;
    // The line of the last fail-high, which is returned if the budget ends before its exact score is known.
    Optional<ScoredLine> failHighLine = Optional.empty();
    long expectedMove = firstMove;
    while (true) {
      int score = worker.search(depth, alpha, beta, new RootMoves(expectedMove, foundMoves, allowedCodes));
      if (budget.isSpent() || score > alpha && score < beta) {
        Optional<ScoredLine> found = scoredLine(worker, score);
        return found.isPresent() ? found : failHighLine;
      }
      width *= 3;
      if (score <= alpha) {
        failHighLine = Optional.empty();
        beta = (alpha + beta) / 2;
        alpha = width > MAX_WIDTH ? -Scores.INFINITE : Math.max(-Scores.INFINITE, score - width);
      } else {
        failHighLine = scoredLine(worker, score);
        expectedMove = failHighLine.map(ScoredLine::firstMove).orElse(expectedMove);
        beta = width > MAX_WIDTH ? Scores.INFINITE : Math.min(Scores.INFINITE, score + width);
      }
    }
  }

  private Optional<ScoredLine> scoredLine(Worker worker, int score) {
    List<Long> line = worker.line();
    boolean isComplete = !line.isEmpty() && score != Scores.UNKNOWN;
    return isComplete ? Optional.of(new ScoredLine(moves(line), score)) : Optional.empty();
  }

  /** The lines, led by the win of the forced win search if that win is better than the first line. */
  private List<ScoredLine> withForcedWin(List<ScoredLine> found) {
    Optional<ScoredLine> forced =
        forcedWin.win().map(win -> new ScoredLine(moves(win.codes()), Scores.WON - win.plies()))
            .filter(win -> isBetter(win, found.getFirst()));
    if (forced.isEmpty()) {
      return found;
    }
    long firstMove = forced.get().firstMove();
    return Stream.concat(forced.stream(), found.stream().filter(line -> line.firstMove() != firstMove))
        .limit(found.size()).toList();
  }

  /** Whether a win has a higher score than another line, or the same score with more known moves. */
  private static boolean isBetter(ScoredLine win, ScoredLine other) {
    return win.score() > other.score()
        || win.score() == other.score() && win.moves().size() > other.moves().size();
  }

  /**
   * Completes the lines of an unfinished depth with lines of the previous depth. The score of an old line is limited to
   * the lowest new score, because each new line was the best one available.
   */
  private List<ScoredLine> completeLines(List<ScoredLine> found, List<ScoredLine> previousLines) {
    List<ScoredLine> merged = new ArrayList<>(found);
    merged.sort(Comparator.comparingInt(ScoredLine::score).reversed());
    int lowestScore = merged.getLast().score();
    previousLines.stream()
        .filter(oldLine -> merged.size() < lines
            && merged.stream().noneMatch(line -> line.firstMove() == oldLine.firstMove()))
        .forEach(
            oldLine -> merged.add(new ScoredLine(oldLine.moves(), Math.min(lowestScore, oldLine.score()))));
    return List.copyOf(merged);
  }

  /** Whether all scores are forced wins or losses, and so near that a deeper search finds no shorter ones. */
  private static boolean areShortest(List<ScoredLine> found, int depth) {
    return found.stream().mapToInt(ScoredLine::score)
        .allMatch(score -> Scores.isWinOrLoss(score) && depth >= 2 * (Scores.WON - Math.abs(score)) + 4);
  }

  private Result result(List<ScoredLine> found, int depth) {
    List<Variation> variations =
        found.stream().map(line -> new Variation(line.moves(), toScore(line))).toList();
    long nodes = workers.stream().mapToLong(Worker::nodes).sum();
    return new Result(variations, depth, workers.getFirst().seldepth(), nodes,
        Duration.ofNanos(budget.elapsedNanos()),
        table.hashfull());
  }

  /** The score for callers. If sides do not alternate, the winner's moves are counted in the line. */
  private Score toScore(ScoredLine line) {
    int plies = Scores.WON - Math.abs(line.score());
    if (root.game().alternates() || !Scores.isWinOrLoss(line.score()) || line.moves().size() < plies) {
      return Scores.toScore(line.score());
    }
    Side winner = line.score() > 0 ? root.turn() : root.turn().opponent();
    int moves = 0;
    Position position = root;
    for (Move move : line.moves()) {
      moves += position.turn() == winner ? 1 : 0;
      position = position.play(move);
    }
    return line.score() > 0 ? new Score.Wins(moves) : new Score.Loses(moves);
  }

  private List<Move> moves(List<Long> codes) {
    List<Move> moves = new ArrayList<>();
    Position position = root;
    for (long code : codes) {
      Optional<Move> move = position.moves().stream().filter(legal -> legal.code() == code).findFirst();
      if (move.isEmpty()) {
        break;
      }
      moves.add(move.get());
      position = position.play(move.get());
    }
    return moves;
  }
}
