package org.variorum.engine.search;

import java.util.Optional;
import org.variorum.engine.evaluation.Evaluator;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.network.Network;
import org.variorum.engine.score.Scores;
import org.variorum.engine.score.TerminalOutcome;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.Outcome;

/** The line from the root to one thread's current position. Makes and unmakes moves; scores ends of the game. */
final class SearchPath {

  /** An odd number with well-mixed bits, from the golden ratio (Knuth, "Sorting and Searching", 6.4). */
  private static final long SALT = 0x9E3779B97F4A7C15L;
  /**
   * The table causes no cutoffs if at most this many plies without progress remain until a draw: the hash does not
   * include the count of plies.
   */
  private static final int NEAR_DRAW_PLIES = 12;
  /** A draw by the opponent's move costs the contempt divided by this number. */
  private static final int OPPONENT_DRAW_DIVISOR = 4;

  private final Evaluator evaluator;
  /** The count of plies without progress from which on the draw is near. */
  private final int nearDrawCount;
  private final StaticEvaluator staticEvaluator;
  private final CheckDetector checkDetector;
  private final Handicap handicap;
  private int contempt;
  /** Distinguishes table entries of different contempt; 0 without contempt. */
  private long salt;
  private final boolean isMainThread;
  private final boolean alternates;
  private final boolean mayPass;
  /** By ply: the side to move; used only if sides do not alternate. */
  private final int[] turns = new int[Scores.DEEPEST_PLY + 2];
  private final Frame[] frames = new Frame[Scores.DEEPEST_PLY + 4];
  private MutablePosition position;
  private SearchBudget budget = SearchBudget.NONE;
  private int rootTurn;
  private long nodes;
  private int seldepth;

  /** @param isMainThread whether this path belongs to the main thread, which checks the limits */
  SearchPath(Game game, Weights weights, Optional<Network> network, Handicap handicap, boolean isMainThread) {
    this.handicap = handicap;
    this.isMainThread = isMainThread;
    alternates = game.alternates();
    mayPass = game.mayPass();
    checkDetector = new CheckDetector(game.definition());
    nearDrawCount = game.mostPliesWithoutProgress() - NEAR_DRAW_PLIES;
    evaluator = new Evaluator(game, weights, Scores.DEEPEST_PLY);
    staticEvaluator = new StaticEvaluator(evaluator, network, Scores.DEEPEST_PLY);
    position = game.start().mutable();
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame();
    }
  }

  /**
   * Starts a search at a root.
   *
   * @param newContempt the contempt of the root's side to move, in centipawns
   */
  void begin(MutablePosition root, SearchBudget searchBudget, int newContempt) {
    contempt = newContempt;
    position = root;
    rootTurn = root.turn();
    salt = (rootTurn == 0 ? contempt : -contempt) * SALT;
    budget = searchBudget;
    nodes = 0;
    seldepth = 0;
    staticEvaluator.reset(root);
    for (Frame frame : frames) {
      frame.reset();
    }
  }

  /** The frame of a ply. Frames exist from ply -2 on, so that callers need not check. */
  Frame frame(int ply) {
    return frames[ply + 2];
  }

  /** The position at the end of the line. */
  MutablePosition position() {
    return position;
  }

  Evaluator evaluator() {
    return evaluator;
  }

  long nodes() {
    return nodes;
  }

  int seldepth() {
    return seldepth;
  }

  /** Counts a node; returns false if the budget is spent. */
  boolean countNode(int ply) {
    if (!budget.allowsNode(nodes + 1, isMainThread)) {
      return false;
    }
    nodes++;
    seldepth = Math.max(seldepth, ply);
    return true;
  }

  /**
   * The position's key in the table. With contempt, the key includes the root's side to move and how often the
   * position has occurred, because scores depend on both.
   */
  long key() {
    return contempt == 0 ? position.hash() : position.hash() ^ (salt + position.occurrences() * SALT);
  }

  /** Whether table entries may cause cutoffs here: a draw by plies without progress is not near. */
  boolean allowsTableCutoffs() {
    return position.clock() < nearDrawCount;
  }

  /** Whether the side to move has more material, without pawns, than {@link Evaluator#maxBareMaterial}. */
  boolean hasNonPawnMaterial(int ply) {
    return evaluator.nonPawnMaterial(ply, position.turn()) > evaluator.maxBareMaterial();
  }

  /** Whether the search must end now. */
  boolean isSpent() {
    return budget.isSpent();
  }

  /** Whether the side to move at a ply is in check (see {@link CheckDetector}); computed once for each node. */
  boolean inCheck(int ply) {
    Frame frame = frame(ply);
    if (!frame.isCheckKnown()) {
      frame.setInCheck(checkDetector.inCheck(position));
    }
    return frame.inCheck();
  }

  /** Whether sides alternate in this game. */
  boolean alternates() {
    return alternates;
  }

  /** Whether sides alternate and passing is illegal. */
  boolean mustMoveInTurns() {
    return alternates && !mayPass;
  }

  /** Whether the side that made the move at a ply also makes the next move. */
  boolean sameSideMovesAgain(int ply) {
    return !alternates && position.turn() == turns[ply];
  }

  /** Makes a move at a ply. Unless the move is unmade at once, {@link #recordMove} must be called next. */
  void make(int ply, long move) {
    if (!alternates) {
      turns[ply] = position.turn();
    }
    position.make(move);
    frame(ply + 1).forgetCheck();
  }

  /** Records the move just made at a ply, and updates the evaluation. */
  void recordMove(int ply, long move, int pieceTo) {
    staticEvaluator.afterMove(position, ply);
    frame(ply).setMove(move, pieceTo);
  }

  /** Makes a null move at a ply. */
  void pass(int ply) {
    frame(ply).setNullMove();
    position.makeNullMove();
    frame(ply + 1).forgetCheck();
    staticEvaluator.afterPass(ply);
  }

  void unmake() {
    position.unmake();
  }

  /** The evaluation for the side to move. Far outside the window from alpha to beta, it is only an estimate. */
  int evaluate(int ply, int alpha, int beta) {
    return Scores
        .clampEvaluation(staticEvaluator.evaluate(position, ply, alpha, beta) + handicap.error(position));
  }

  /** The score if the game has ended or the position repeats; {@link Scores#UNKNOWN} otherwise. */
  int endScore(int ply) {
    Optional<Outcome> end = TerminalOutcome.of(position, frame(ply).picker().moves());
    if (end.isPresent()) {
      return score(end.get(), ply);
    }
    return position.repeats() ? repetitionScore(ply) : Scores.UNKNOWN;
  }

  /** The score if the side to move has no legal move. */
  int noMovesScore(int ply) {
    return score(position.outcomeWithoutMoves(), ply);
  }

  /**
   * The score of a repetition, assuming that it continues. With contempt, drawn repetitions do not end the line. Only
   * positions after the root count, because the search does not know the alternatives before the root.
   */
  private int repetitionScore(int ply) {
    Optional<Outcome> end = position.endOfCycle(ply);
    if (end.isEmpty()) {
      return Scores.UNKNOWN;
    }
    return end.get().winner().map(winner -> winner.ordinal() == position.turn() ? Margins.REPETITION_WIN
        : -Margins.REPETITION_WIN).orElse(contempt == 0 ? 0 : Scores.UNKNOWN);
  }

  private int score(Outcome end, int ply) {
    return end.winner().isEmpty() ? drawScore() : Scores.of(end, position.turn(), ply);
  }

  /** The score of a draw for the side to move, assuming that the other side made the last move. */
  private int drawScore() {
    return position.turn() == rootTurn ? -contempt / OPPONENT_DRAW_DIVISOR : contempt;
  }
}
