package org.variorum.engine;

import java.util.List;
import java.util.Optional;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.network.Network;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveList;

/**
 * One thread's search of a position to a depth: alpha-beta with a principal variation, then {@link Quiescence}. What it does
 * besides is named in {@link Technique}.
 */
final class Worker {

  private final Path path;
  private final TranspositionTable table;
  private final Settings settings;
  private final Histories histories;
  private final Pruning pruning;
  private final Reductions reductions;
  private final Extensions extensions;
  private final MoveOrder order;
  private final Quiescence quiescence;
  private final NullMove nullMove;
  private final ProbCut probCut;
  private final ForcedWin forcedWin;
  private MutablePosition position;
  private int rootDepth;
  private int rootScore;
  private List<Long> barred = List.of();
  private List<Long> allowed = List.of();
  private long expected;

  /** @param first whether it is the thread that keeps to the budget */
  Worker(Game game, Weights weights, Optional<Network> network, TranspositionTable table, Settings settings,
      SearchParameters parameters,
      Handicap handicap,
      boolean first) {
    this.table = table;
    this.settings = settings;
    Margins margins = new Margins(parameters);
    path = new Path(game, weights, network, handicap, first);
    histories = new Histories(game.definition().pieces().size(), game.board().size(), settings);
    Exchange exchange = new Exchange(game.definition(), path.evaluator);
    pruning = new Pruning(game.definition(), settings, margins, exchange);
    reductions = new Reductions(settings, margins);
    extensions = new Extensions(settings, margins);
    order = new MoveOrder(game.board(), path.evaluator, exchange, histories, settings, handicap);
    quiescence = new Quiescence(path, table, settings, parameters, histories, order);
    nullMove = new NullMove(path, this::search, settings, margins);
    probCut = new ProbCut(path, this::search, table, settings, margins, histories, exchange, order);
    forcedWin =
        new ForcedWin(game, first && handicap == Handicap.NONE && settings.has(Technique.FORCED_WINS));
    position = path.position;
  }

  /**
   * Begins a new search.
   *
   * @param contempt how much less than even a draw is worth to the side to move
   */
  void begin(MutablePosition root, Budget spending, int contempt) {
    position = root;
    nullMove.begin();
    histories.age();
    path.begin(root, spending, contempt);
    order.begin(root);
  }

  /** Of the moves at the root those that this player sees: all, if it is not weak. */
  List<Move> seen(List<Move> moves) {
    return order.seen(position, moves);
  }

  /** Forgets what has done well. */
  void forget() {
    histories.clear();
  }

  /** About how much memory it keeps besides the table, in bytes. */
  long bytes() {
    return histories.bytes();
  }

  /** How a position is evaluated without looking ahead. */
  int evaluate(MutablePosition root) {
    path.begin(root, Budget.NONE, 0);
    return path.evaluate(0, -Scores.INFINITE, Scores.INFINITE);
  }

  /**
   * Searches to a depth. If the budget ended it early, {@link #line} tells what it had found, perhaps nothing.
   *
   * @param expected the first move to look at first; 0 leaves that to the table
   * @param barred first moves to leave out, because lines that begin with them are known
   * @param allowed the first moves to look at; all if empty
   */
  int search(int depth, int alpha, int beta, long expected, List<Long> barred, List<Long> allowed) {
    this.expected = expected;
    this.barred = barred;
    this.allowed = allowed;
    rootDepth = depth;
    rootScore = Scores.UNKNOWN;
    path.frame(0).clearLine();
    search(depth, 0, alpha, beta, false);
    return rootScore;
  }

  long nodes() {
    return path.nodes();
  }

  int seldepth() {
    return path.seldepth();
  }

  /** The best line of the last search. */
  Frame line() {
    return path.frame(0);
  }

  /** What from now on looks for a forced win while this searches; see {@link ForcedWin#begin}. */
  ForcedWin forcedWin(MutablePosition root, List<Long> firstMoves, Budget spending, int lines) {
    forcedWin.begin(root, firstMoves, spending, lines, path.isTimeless());
    return forcedWin;
  }

  private boolean has(Technique technique) {
    return settings.has(technique);
  }

  /** As {@link Subtree#search}. */
  private int search(int depth, int ply, int alpha, int beta, boolean cut) {
    if (depth <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    path.frame(ply).clearLine();
    if (!path.enters(ply)) {
      return 0;
    }
    if (forcedWin.isDue(path.nodes())) {
      forcedWin.goOn(path.nodes());
    }
    boolean pv = beta - alpha > 1;
    if (ply == 0) {
      return look(depth, ply, alpha, beta, pv, cut);
    }
    int end = path.end(ply);
    if (end != Scores.UNKNOWN) {
      return end;
    }
    // No line can be better than to win at once, nor worse than to have lost (mate distance pruning).
    int least = Math.max(alpha, ply - Scores.END);
    int most = Math.min(beta, Scores.END - ply - 1);
    return least >= most ? least : look(depth, ply, least, most, pv, cut);
  }

  /** Looks at a position that does not end the line: for what makes it needless to look at its moves, and at these. */
  private int look(int depth, int ply, int alpha, int beta, boolean pv, boolean cut) {
    if (ply >= Scores.DEEPEST_PLY) {
      return path.inCheck(ply) ? 0 : path.evaluate(ply, alpha, beta);
    }
    Frame frame = path.frame(ply);
    path.frame(ply + 2).forgetKillers();
    TranspositionTable.Entry known = lookUp(ply);
    if (!pv && known.depth >= depth && path.isTimeless() && known.tells(beta)) {
      return known.score;
    }
    evaluate(ply, alpha, beta);
    boolean improving = improves(ply);
    if (!pv) {
      int early = early(depth, ply, alpha, beta, improving, cut);
      if (early != Scores.UNKNOWN) {
        return early;
      }
    }
    long move = ply == 0 && expected != 0 ? expected : known.move;
    int left = move == 0 && ply > 0 && (pv || cut) ? depth - reductions.ofUnknown(depth) : depth;
    boolean usable = move != 0 && move != frame.excluded && position.isLegal(move)
        && (ply == 0 ? allows(move) : order.sees(position, move));
    int extension = 0;
    if (usable && extensions.mayBeSingular(frame, left, ply)) {
      int bound = known.score - Margins.singular(left);
      int others = others(left, ply, bound, move, cut);
      if (others >= bound && bound >= beta && !pv || path.spent()) {
        return bound;
      }
      extension = others < bound ? 1 : 0;
    }
    frame.begin(left, alpha, usable ? move : 0, extension, pv, cut, improving);
    return moves(ply, alpha, beta);
  }

  /** What the table knows of the position at a ply; nothing while a move is excluded. */
  private TranspositionTable.Entry lookUp(int ply) {
    Frame frame = path.frame(ply);
    frame.key = path.key();
    if (frame.excluded == 0 && has(Technique.TRANSPOSITIONS) && table.find(frame.key, frame.known)) {
      frame.known.score = Scores.fromTable(frame.known.score, ply);
    } else {
      frame.known.forget();
    }
    return frame.known;
  }

  /** Evaluates the position at a ply, unless it is a check; guesses what it is worth. */
  private void evaluate(int ply, int alpha, int beta) {
    Frame frame = path.frame(ply);
    frame.evaluation = path.inCheck(ply) ? Scores.UNKNOWN
        : frame.known.evaluation != Scores.UNKNOWN ? frame.known.evaluation : path.evaluate(ply, alpha, beta);
    // What the table knows is a better guess than the static evaluation, if it is on the right side.
    frame.guess = frame.known.tells(frame.evaluation) ? frame.known.score : frame.evaluation;
  }

  /** Whether the side to move stands better than at its last turn. */
  private boolean improves(int ply) {
    int evaluation = path.frame(ply).evaluation;
    int before = path.frame(ply - 2).evaluation;
    return evaluation != Scores.UNKNOWN && before != Scores.UNKNOWN && evaluation > before;
  }

  /** The best score without a move, at about half the depth. */
  private int others(int depth, int ply, int bound, long move, boolean cut) {
    Frame frame = path.frame(ply);
    frame.excluded = move;
    int others = search((depth - 1) / 2, ply, bound - 1, bound, cut);
    frame.excluded = 0;
    // The search of the others has used the frame.
    frame.clearLine();
    return others;
  }

  /** What makes it needless to look at the moves; {@link Scores#UNKNOWN} if nothing does. */
  private int early(int depth, int ply, int alpha, int beta, boolean improving, boolean cut) {
    Frame frame = path.frame(ply);
    // A side that is about to be mated may stand well: its answers are all looked at before it is trusted.
    boolean trusted = ply > 1 || depth > Margins.TRUSTED_DEPTH;
    if (path.inCheck(ply) || frame.excluded != 0 || !trusted || Scores.isEnd(beta)) {
      return Scores.UNKNOWN;
    }
    if (pruning.isFarTooGood(frame, depth, beta, improving) && path.hasOfficers(ply)) {
      return frame.guess;
    }
    if (pruning.isFarTooBad(frame, depth, alpha, ply)) {
      int score = quiescence.search(ply, alpha, alpha + 1);
      if (score <= alpha) {
        return score;
      }
    }
    int passed = nullMove.search(depth, ply, beta, cut);
    return passed != Scores.UNKNOWN ? passed : probCut.search(depth, ply, beta, cut);
  }

  /** Some move was left out: it is taken to be no better than the position looks, and too bad for the window. */
  private static void settle(Frame frame) {
    frame.best = Math.max(frame.best, Math.min(frame.alpha, Scores.evaluated(frame.evaluation)));
  }

  /** Looks at the moves of a ply whose frame is prepared. */
  private int moves(int ply, int alpha, int beta) {
    Frame frame = path.frame(ply);
    for (long move = next(ply); move != 0; move = next(ply)) {
      frame.tried++;
      frame.quiet = order.isQuiet(position, move);
      int pieceTo = histories.pieceTo(position, move);
      int victim = frame.quiet ? 0 : position.pieceAt(Exchange.target(position, move));
      frame.merit =
          frame.quiet ? histories.quiet(pieceTo, path.frame(ply - 1).pieceTo, path.frame(ply - 2).pieceTo)
              : 0;
      boolean choosy = ply > 0 && frame.best > -Scores.WIN && !frame.check;
      boolean late = choosy && frame.quiet && pruning.isLate(frame);
      if (late && pruning.leavesUnseen(ply)) {
        MoveOrder.leaveQuiet(frame);
        settle(frame);
        continue;
      }
      boolean poor = late || choosy && pruning.isPoor(position, frame, move);
      path.make(ply, move);
      if (poor && !path.inCheck(ply + 1) && !decides()) {
        path.unmake();
        settle(frame);
        continue;
      }
      path.follow(ply, move, pieceTo);
      int score = follow(ply, move, beta);
      path.unmake();
      if (path.spent()) {
        return frame.best == -Scores.INFINITE ? 0 : frame.best;
      }
      learn(ply, move, score);
      if (frame.best >= beta) {
        reward(ply, move, pieceTo, victim);
        break;
      }
      frame.triedInVain(pieceTo, victim);
    }
    if (frame.tried == 0) {
      // No move at all; or nothing but the excluded one, or at the root nothing that may be looked at.
      return frame.moves.size() == 0 ? path.withoutMoves(ply) : alpha;
    }
    if (frame.excluded == 0 && (ply > 0 || barred.isEmpty() && allowed.isEmpty())
        && has(Technique.TRANSPOSITIONS)) {
      int bound = frame.best >= beta ? TranspositionTable.LOWER
          : frame.best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      table.store(frame.key, frame.bestMove, Scores.toTable(frame.best, ply), frame.depth, bound,
          frame.evaluation);
    }
    return frame.best;
  }

  /** The next move to look at, the known one first; 0 if there is none. */
  private long next(int ply) {
    Frame frame = path.frame(ply);
    frame.rank = 0;
    if (frame.tried == 0 && frame.knownMove != 0) {
      return frame.knownMove;
    }
    if (frame.index < 0) {
      frame.index = 0;
      position.legalMoves(frame.moves);
      order.evaluate(position, frame, path.frame(ply - 1).pieceTo, path.frame(ply - 2).pieceTo,
          frame.knownMove);
      if (ply > 0) {
        order.overlook(position, frame);
      }
    }
    while (frame.index < frame.moves.size()) {
      frame.rank = order.pick(position, frame, frame.index);
      if (frame.rank == MoveOrder.DONE) {
        return 0;
      }
      long move = frame.moves.get(frame.index++);
      if (move != frame.excluded && (ply > 0 || allows(move))) {
        return move;
      }
    }
    return 0;
  }

  /** The score of the move just made, exact if it lies between the frame's alpha and beta. */
  private int follow(int ply, long move, int beta) {
    Frame frame = path.frame(ply);
    int alpha = frame.alpha;
    int full = frame.depth - 1 + extensions.of(frame, move, ply, rootDepth);
    if (frame.tried == 1 || !has(Technique.PRINCIPAL_VARIATION)) {
      return -search(full, ply + 1, -beta, -alpha, !frame.pv && !frame.cut);
    }
    int less = Math.clamp(reductions.of(frame, ply == 0, path.inCheck(ply + 1)), 0, Math.max(0, full - 1));
    int score = -search(full - less, ply + 1, -alpha - 1, -alpha, true);
    if (score > alpha && less > 0) {
      score = -search(full, ply + 1, -alpha - 1, -alpha, !frame.cut);
    }
    return score > alpha && score < beta ? -search(full, ply + 1, -beta, -alpha, !frame.pv && !frame.cut)
        : score;
  }

  private void learn(int ply, long move, int score) {
    Frame frame = path.frame(ply);
    boolean root = ply == 0;
    if (score > frame.best) {
      frame.best = score;
      if (score > frame.alpha || root && frame.tried == 1) {
        frame.bestMove = score > frame.alpha ? move : frame.bestMove;
        frame.lead(move, path.frame(ply + 1));
        rootScore = root ? score : rootScore;
        frame.alpha = Math.max(frame.alpha, score);
      }
    }
  }

  /** Whether the move just made ends the game, so that no margin holds. */
  private boolean decides() {
    return position.ended().isPresent();
  }

  private boolean allows(long move) {
    return !barred.contains(move) && (allowed.isEmpty() || allowed.contains(move));
  }

  /** Remembers what was too good for the opponent to allow, and what was tried in vain before it. */
  private void reward(int ply, long move, int pieceTo, int victim) {
    Frame frame = path.frame(ply);
    int last = path.frame(ply - 1).pieceTo;
    int beforeLast = path.frame(ply - 2).pieceTo;
    int bonus = Histories.bonus(frame.depth);
    if (frame.quiet) {
      if (frame.killer != move) {
        frame.secondKiller = frame.killer;
        frame.killer = move;
      }
      histories.answered(last, move);
      histories.rewardQuiet(pieceTo, last, beforeLast, bonus);
      for (int i = 0; i < frame.quietCount; i++) {
        histories.rewardQuiet(frame.quiets[i], last, beforeLast, -bonus);
      }
    } else {
      histories.rewardCapture(pieceTo, victim, bonus);
    }
    for (int i = 0; i < frame.captureCount; i++) {
      histories.rewardCapture(frame.captures[i], frame.victims[i], -bonus);
    }
  }
}
