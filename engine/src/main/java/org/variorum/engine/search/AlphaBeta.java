package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.Technique;
import org.variorum.engine.forced.ForcedWin;
import org.variorum.engine.ordering.Histories;
import org.variorum.engine.ordering.MoveClassifier;
import org.variorum.engine.ordering.MoveOrder;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.engine.ordering.StaticExchange;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TableEntry;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;

/**
 * Principal variation search with alpha-beta, followed by {@link Quiescence}. {@link Technique} lists its other
 * techniques. Not thread-safe.
 */
final class AlphaBeta {

  private final SearchPath path;
  private final TranspositionTable table;
  private final EngineSettings settings;
  private final Histories histories;
  private final Pruning pruning;
  private final Reductions reductions;
  private final Extensions extensions;
  private final MoveOrder order;
  private final OverlookedMoves overlookedMoves;
  private final Quiescence quiescence;
  private final NullMove nullMove;
  private final ProbCut probCut;
  private final ForcedWin forcedWin;
  private RootMoves rootMoves = RootMoves.ALL;
  private int rootDepth;
  private int rootScore;

  /** @param forcedWin a search for a forced win, which takes turns with this search */
  AlphaBeta(Game game, SearchPath path, TranspositionTable table, EngineSettings settings,
      SearchParameters parameters, Histories histories, OverlookedMoves overlookedMoves,
      ForcedWin forcedWin) {
    this.path = path;
    this.table = table;
    this.settings = settings;
    this.histories = histories;
    this.overlookedMoves = overlookedMoves;
    this.forcedWin = forcedWin;
    Margins margins = new Margins(parameters);
    StaticExchange exchange = new StaticExchange(game, path.evaluator());
    pruning = new Pruning(game, settings, margins, exchange);
    reductions = new Reductions(settings, margins);
    extensions = new Extensions(settings, margins);
    order = new MoveOrder(path.evaluator(), exchange, histories, settings);
    quiescence = new Quiescence(game, path, table, settings, parameters, histories, order, overlookedMoves);
    nullMove = new NullMove(path, this::search, settings, margins);
    probCut =
        new ProbCut(path, this::search, table, settings, margins, histories, exchange, order,
            overlookedMoves);
  }

  /** Starts a search at another root. */
  void begin() {
    nullMove.begin();
  }

  /**
   * Searches the root to a depth. If the budget ends the search early, the root frame's line is the best line found so
   * far, or empty.
   *
   * @return the score of that line; {@link Scores#UNKNOWN} if it is empty
   */
  int search(int depth, int alpha, int beta, RootMoves moves) {
    rootMoves = moves;
    rootDepth = depth;
    rootScore = Scores.UNKNOWN;
    path.frame(0).clearLine();
    search(depth, 0, alpha, beta, false);
    return rootScore;
  }

  private boolean has(Technique technique) {
    return settings.has(technique);
  }

  /** See {@link Subtree#search}. */
  private int search(int depth, int ply, int alpha, int beta, boolean isCut) {
    if (depth <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    path.frame(ply).clearLine();
    if (!path.countNode(ply)) {
      return 0;
    }
    if (forcedWin.isDue(path.nodes())) {
      forcedWin.resume(path.nodes());
    }
    boolean isPv = beta - alpha > 1;
    if (ply == 0) {
      return searchNode(depth, ply, alpha, beta, isPv, isCut);
    }
    int endScore = path.endScore(ply);
    if (endScore != Scores.UNKNOWN) {
      return endScore;
    }
    // Mate distance pruning: the worst score here is a loss now, and the best is a win by the next move.
    int newAlpha = Math.max(alpha, ply - Scores.WON);
    int newBeta = Math.min(beta, Scores.WON - ply - 1);
    return newAlpha >= newBeta ? newAlpha : searchNode(depth, ply, newAlpha, newBeta, isPv, isCut);
  }

  /** Searches a position in which the game goes on, unless the position can be pruned before any move is made. */
  private int searchNode(int depth, int ply, int alpha, int beta, boolean isPv, boolean isCut) {
    if (ply >= Scores.DEEPEST_PLY) {
      // In check, the static evaluation means nothing.
      return path.inCheck(ply) ? 0 : path.evaluate(ply, alpha, beta);
    }
    Frame frame = path.frame(ply);
    // Killers serve sibling nodes only: those of another subtree would not fit here.
    path.frame(ply + 2).killers().clear();
    TableEntry entry = lookUp(ply);
    if (!isPv && entry.depth() >= depth && path.allowsTableCutoffs() && entry.provesSide(beta)) {
      return entry.score();
    }
    evaluate(ply, alpha, beta);
    boolean isImproving = path.alternates() && frame.improvesOn(path.frame(ply - 2));
    if (!isPv) {
      int earlyScore = pruneEarly(depth, ply, alpha, beta, isImproving, isCut);
      if (earlyScore != Scores.UNKNOWN) {
        return earlyScore;
      }
    }
    long move = ply == 0 && rootMoves.firstMove() != 0 ? rootMoves.firstMove() : entry.move();
    int searchDepth =
        move == 0 && ply > 0 && (isPv || isCut) ? depth - reductions.internalReduction(depth) : depth;
    boolean hasHashMove = isUsableHashMove(ply, move);
    int extension = 0;
    if (hasHashMove && extensions.mayBeSingular(frame, searchDepth, ply)) {
      int bound = entry.score() - Margins.singularMargin(searchDepth);
      int best = singularSearch(searchDepth, ply, bound, move, isCut);
      // Multi-cut: the hash move and another move both seem to reach beta.
      if (best >= bound && bound >= beta && !isPv || path.isSpent()) {
        return bound;
      }
      extension = best < bound ? 1 : 0;
    }
    frame.beginMoves(searchDepth, alpha, hasHashMove ? move : 0, extension, isPv, isCut, isImproving);
    return searchMoves(ply, alpha, beta);
  }

  /** The table's entry for the position at a ply; empty if there is none or while a move is excluded. */
  private TableEntry lookUp(int ply) {
    Frame frame = path.frame(ply);
    frame.setKey(path.key());
    if (frame.excludedMove() != 0 || !has(Technique.TRANSPOSITIONS)
        || !table.find(frame.key(), ply, frame.entry())) {
      frame.entry().clear();
    }
    return frame.entry();
  }

  /** Stores the evaluation of the position at a ply in its frame; {@link Scores#UNKNOWN} in check. */
  private void evaluate(int ply, int alpha, int beta) {
    Frame frame = path.frame(ply);
    int stored = frame.entry().evaluation();
    frame.setEvaluation(path.inCheck(ply) ? Scores.UNKNOWN
        : stored != Scores.UNKNOWN ? stored : path.evaluate(ply, alpha, beta));
  }

  /** Whether a move can be searched as the hash move. */
  private boolean isUsableHashMove(int ply, long move) {
    MutablePosition position = path.position();
    return move != 0 && move != path.frame(ply).excludedMove() && position.isLegal(move)
        && (ply == 0 ? rootMoves.allows(move) : overlookedMoves.notices(position, move));
  }

  /** The best score of all moves except {@code move}, at about half the depth. */
  private int singularSearch(int depth, int ply, int bound, long move, boolean isCut) {
    Frame frame = path.frame(ply);
    frame.exclude(move);
    int best = search((depth - 1) / 2, ply, bound - 1, bound, isCut);
    frame.exclude(0);
    // The search without the excluded move has used the same frame.
    frame.clearLine();
    return best;
  }

  /** The score of a node that can be pruned before any move is made; {@link Scores#UNKNOWN} if it cannot. */
  private int pruneEarly(int depth, int ply, int alpha, int beta, boolean isImproving, boolean isCut) {
    Frame frame = path.frame(ply);
    // A good evaluation may hide a mate threat. So shortly after a root move, all answers are searched.
    boolean isEvaluationTrusted = ply > 1 || depth > Margins.TRUSTED_DEPTH;
    if (path.inCheck(ply) || frame.excludedMove() != 0 || !isEvaluationTrusted || Scores.isWinOrLoss(beta)) {
      return Scores.UNKNOWN;
    }
    if (pruning.isFarAboveBeta(frame, depth, beta, isImproving) && path.hasNonPawnMaterial(ply)) {
      return frame.guess();
    }
    if (pruning.isFarBelowAlpha(frame, depth, alpha, ply)) {
      int score = quiescence.search(ply, alpha, alpha + 1);
      if (score <= alpha) {
        return score;
      }
    }
    int nullMoveScore = nullMove.search(depth, ply, beta, isCut);
    return nullMoveScore != Scores.UNKNOWN ? nullMoveScore : probCut.search(depth, ply, beta, isCut);
  }

  /** Searches the moves at a ply, after {@link Frame#beginMoves}. */
  private int searchMoves(int ply, int alpha, int beta) {
    Frame frame = path.frame(ply);
    for (long move = nextMove(ply); move != 0; move = nextMove(ply)) {
      if (!makeUnlessPruned(ply, move)) {
        frame.recordPruned();
        continue;
      }
      path.recordMove(ply, move, frame.currentPieceTo());
      int score = searchMove(ply, move, beta);
      path.unmake();
      if (path.isSpent()) {
        return frame.bestScore() == -Scores.INFINITE ? 0 : frame.bestScore();
      }
      boolean isNewLine = frame.recordScore(move, score, path.frame(ply + 1), ply == 0);
      rootScore = isNewLine && ply == 0 ? score : rootScore;
      if (frame.bestScore() >= beta) {
        reward(ply, move);
        break;
      }
      addToTriedMoves(frame);
    }
    if (frame.moveCount() == 0) {
      // There is no legal move; or the only one is excluded; or no root move may be searched.
      return frame.picker().moves().size() == 0 ? path.noMovesScore(ply) : alpha;
    }
    storeResult(ply, alpha, beta);
    return frame.bestScore();
  }

  /** The next move to search, the hash move first; 0 if there is none. */
  private long nextMove(int ply) {
    Frame frame = path.frame(ply);
    if (frame.moveCount() == 0 && frame.hashMove() != 0) {
      prepareMove(ply, frame.hashMove(), 0);
      return frame.hashMove();
    }
    MovePicker picker = frame.picker();
    MutablePosition position = path.position();
    if (!picker.isListed()) {
      position.legalMoves(picker.moves());
      order.rank(position, picker, frame.killers(), path.frame(ply - 1).pieceTo(),
          path.frame(ply - 2).pieceTo(), frame.hashMove());
      if (ply > 0) {
        overlookedMoves.removeOverlooked(position, picker);
      }
    }
    long move = order.pickNext(position, picker);
    while (move != 0 && (move == frame.excludedMove() || ply == 0 && !rootMoves.allows(move))) {
      move = order.pickNext(position, picker);
    }
    if (move != 0) {
      prepareMove(ply, move, picker.rank());
    }
    return move;
  }

  /** Stores in the frame the properties of the move that is searched next. */
  private void prepareMove(int ply, long move, int rank) {
    Frame frame = path.frame(ply);
    MutablePosition position = path.position();
    int pieceTo = histories.pieceTo(position, move);
    if (order.isQuiet(position, move)) {
      frame.tryQuiet(rank, pieceTo,
          histories.quietScore(pieceTo, path.frame(ply - 1).pieceTo(), path.frame(ply - 2).pieceTo()));
    } else {
      frame.tryTactical(rank, pieceTo, position.pieceAt(MoveClassifier.target(position, move)));
    }
  }

  /** Makes a move, unless it is pruned; returns whether it was made. */
  private boolean makeUnlessPruned(int ply, long move) {
    Frame frame = path.frame(ply);
    boolean mayPrune = ply > 0 && frame.bestScore() > -Scores.WIN_THRESHOLD && !frame.inCheck();
    boolean isLate = mayPrune && frame.isQuiet() && pruning.isLate(frame);
    if (isLate && pruning.prunesBeforeMaking(ply)) {
      frame.picker().leaveOutQuiets();
      return false;
    }
    boolean isPrunable = isLate || mayPrune && pruning.isPoor(path.position(), frame, move);
    path.make(ply, move);
    // Only the position after the move shows whether the move gives check or ends the game.
    if (isPrunable && !path.inCheck(ply + 1) && !hasEndedGame()) {
      path.unmake();
      return false;
    }
    return true;
  }

  /** Whether the move just made ends the game; such a move is never pruned. */
  private boolean hasEndedGame() {
    return path.position().outcomeDespiteMoves().isPresent();
  }

  /** The score of the move just made: exact if it lies between the frame's alpha and beta, or a bound. */
  private int searchMove(int ply, long move, int beta) {
    Frame frame = path.frame(ply);
    int alpha = frame.alpha();
    int fullDepth = frame.depth() - 1 + extensions.extension(frame, move, ply, rootDepth);
    boolean isCut = !frame.isPv() && !frame.isCut();
    if (frame.moveCount() == 1 || !has(Technique.PRINCIPAL_VARIATION)) {
      return searchChild(fullDepth, ply, alpha, beta, isCut);
    }
    int reduction =
        Math.clamp(reductions.lateMoveReduction(frame, ply == 0, path.inCheck(ply + 1)), 0,
            Math.max(0, fullDepth - 1));
    // Each search that fails high is repeated: reduced with a null window, then full depth, then the full window.
    int score = searchChild(fullDepth - reduction, ply, alpha, alpha + 1, true);
    if (score > alpha && reduction > 0) {
      score = searchChild(fullDepth, ply, alpha, alpha + 1, !frame.isCut());
    }
    return score > alpha && score < beta ? searchChild(fullDepth, ply, alpha, beta, isCut) : score;
  }

  /** The score of the move just made, for the side that made it; not negated if that side moves again. */
  private int searchChild(int depth, int ply, int alpha, int beta, boolean isCut) {
    return path.sameSideMovesAgain(ply) ? search(depth, ply + 1, alpha, beta, isCut)
        : -search(depth, ply + 1, -beta, -alpha, isCut);
  }

  /** Updates the histories after a cutoff: rewards the move, and penalises the moves searched before it. */
  private void reward(int ply, long move) {
    Frame frame = path.frame(ply);
    if (frame.isQuiet()) {
      frame.killers().add(move);
      frame.triedMoves().addQuietCutoff(histories, move, frame.currentPieceTo(),
          path.frame(ply - 1).pieceTo(),
          path.frame(ply - 2).pieceTo(), frame.depth());
    } else {
      frame.triedMoves().addTacticalCutoff(histories, frame.currentPieceTo(), frame.victim(), frame.depth());
    }
  }

  private static void addToTriedMoves(Frame frame) {
    if (frame.isQuiet()) {
      frame.triedMoves().addQuiet(frame.currentPieceTo());
    } else {
      frame.triedMoves().addTactical(frame.currentPieceTo(), frame.victim());
    }
  }

  /** Stores the result in the table, unless some moves of the node were excluded from the search. */
  private void storeResult(int ply, int alpha, int beta) {
    Frame frame = path.frame(ply);
    if (frame.excludedMove() != 0 || ply == 0 && !rootMoves.isAll() || !has(Technique.TRANSPOSITIONS)) {
      return;
    }
    int bound = frame.bestScore() >= beta ? TranspositionTable.LOWER
        : frame.bestScore() > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    table.store(frame.key(), ply, frame.bestMove(), frame.bestScore(), frame.depth(), bound,
        frame.evaluation());
  }
}
