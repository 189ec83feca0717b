package org.variorum.engine.search;

import java.util.Arrays;
import java.util.List;
import org.variorum.engine.ordering.Histories;
import org.variorum.engine.ordering.Killers;
import org.variorum.engine.ordering.MovePicker;
import org.variorum.engine.ordering.TriedMoves;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TableEntry;

/** One thread's data for one ply of the current line: the position, the node and its best line. */
final class Frame {

  private final MovePicker picker = new MovePicker();
  private final Killers killers = new Killers();
  private final TriedMoves triedMoves = new TriedMoves();
  private final TableEntry entry = new TableEntry();
  private final long[] line = new long[Scores.DEEPEST_PLY + 2];
  private int lineLength;

  private long key;
  private boolean inCheck;
  private boolean isCheckKnown;
  private int evaluation;
  private int guess;
  private long move;
  private int pieceTo;
  private long excludedMove;

  private int depth;
  private boolean pv;
  private boolean cut;
  private boolean improving;
  private long hashMove;
  private int extension;
  private int bestScore;
  private int alpha;
  private long bestMove;

  private int moveCount;
  private int rank;
  private boolean quiet;
  private int currentPieceTo;
  private int victim;
  private int history;

  /** Clears the data of the previous search. */
  void reset() {
    killers.clear();
    setNullMove();
    excludedMove = 0;
    evaluation = Scores.UNKNOWN;
    lineLength = 0;
    isCheckKnown = false;
  }

  // The best line from this ply.

  void clearLine() {
    lineLength = 0;
  }

  List<Long> line() {
    return Arrays.stream(line, 0, lineLength).boxed().toList();
  }

  /** Sets the line to a move followed by the next frame's line. */
  void setLine(long first, Frame next) {
    line[0] = first;
    System.arraycopy(next.line, 0, line, 1, next.lineLength);
    lineLength = next.lineLength + 1;
  }

  // The position.

  /** The key of the position in the table, once it has been looked up. */
  long key() {
    return key;
  }

  void setKey(long newKey) {
    key = newKey;
  }

  /** The table's entry for the position. */
  TableEntry entry() {
    return entry;
  }

  boolean isCheckKnown() {
    return isCheckKnown;
  }

  /** Whether the side to move is in check (see {@link CheckDetector}), once {@link #isCheckKnown} is true. */
  boolean inCheck() {
    return inCheck;
  }

  void setInCheck(boolean newInCheck) {
    inCheck = newInCheck;
    isCheckKnown = true;
  }

  /** Forgets whether the side to move is in check; must be called when another position is reached. */
  void forgetCheck() {
    isCheckKnown = false;
  }

  /** The static evaluation; {@link Scores#UNKNOWN} in check. */
  int evaluation() {
    return evaluation;
  }

  /**
   * Sets the evaluation and the {@link #guess}. The guess is the evaluation, unless the table's bound proves the
   * evaluation too low or too high: then it is the table's score.
   */
  void setEvaluation(int newEvaluation) {
    evaluation = newEvaluation;
    guess = entry.provesSide(newEvaluation) ? entry.score() : newEvaluation;
  }

  /** Sets the stand-pat score of a quiescence node; {@link Scores#UNKNOWN} if all answers must be searched. */
  void setStandPat(int newScore) {
    evaluation = newScore;
  }

  /** The best estimate of the position's score: the table's score or the evaluation. */
  int guess() {
    return guess;
  }

  /** Whether the evaluation is higher than in the frame of the same side's previous turn; false if one is unknown. */
  boolean improvesOn(Frame previousFrame) {
    return evaluation != Scores.UNKNOWN && previousFrame.evaluation != Scores.UNKNOWN
        && evaluation > previousFrame.evaluation;
  }

  /** The move that a singular search excludes; 0 if there is none. */
  long excludedMove() {
    return excludedMove;
  }

  void exclude(long newExcludedMove) {
    excludedMove = newExcludedMove;
  }

  // The move made at this ply in the current line.

  /** The move; 0 for a null move. */
  long move() {
    return move;
  }

  /** The move's index in the histories; {@link Histories#NONE} for a null move. */
  int pieceTo() {
    return pieceTo;
  }

  void setMove(long newMove, int newPieceTo) {
    move = newMove;
    pieceTo = newPieceTo;
  }

  void setNullMove() {
    setMove(0, Histories.NONE);
  }

  // The node: parameters of its search.

  /**
   * Starts the search of the moves.
   *
   * @param newHashMove the hash move; 0 if there is none or it must not be searched
   * @param newExtension the number of plies by which the hash move is extended
   * @param isPv whether this is a PV node: the window has room for a score between alpha and beta
   * @param isCut whether a beta cutoff is expected
   * @param isImproving whether this frame {@link #improvesOn} the frame of the same side's previous turn
   */
  void beginMoves(int newDepth, int newAlpha, long newHashMove, int newExtension, boolean isPv, boolean isCut,
      boolean isImproving) {
    depth = newDepth;
    pv = isPv;
    cut = isCut;
    improving = isImproving;
    hashMove = newHashMove;
    extension = newExtension;
    bestScore = -Scores.INFINITE;
    alpha = newAlpha;
    bestMove = 0;
    moveCount = 0;
    picker.begin();
    triedMoves.clear();
  }

  int depth() {
    return depth;
  }

  /** Whether this is a PV node: the window has room for a score between alpha and beta. */
  boolean isPv() {
    return pv;
  }

  /** Whether a beta cutoff is expected. */
  boolean isCut() {
    return cut;
  }

  /** Whether the evaluation is higher than at the same side's previous turn ({@link #improvesOn}). */
  boolean isImproving() {
    return improving;
  }

  long hashMove() {
    return hashMove;
  }

  /** The number of plies by which the hash move is extended. */
  int extension() {
    return extension;
  }

  // The node: results so far.

  /** The best score so far. */
  int bestScore() {
    return bestScore;
  }

  /** The lower bound of the window; it rises with the best score. */
  int alpha() {
    return alpha;
  }

  /** The move that has last raised alpha; 0 if none has. */
  long bestMove() {
    return bestMove;
  }

  /**
   * Records the score of the move just searched.
   *
   * @param next the frame after the move
   * @param isRoot whether this is the root, where the first move is the best line whatever its score
   * @return whether the best line of this frame now begins with the move
   */
  boolean recordScore(long searchedMove, int score, Frame next, boolean isRoot) {
    if (score <= bestScore) {
      return false;
    }
    bestScore = score;
    if (score <= alpha && !(isRoot && moveCount == 1)) {
      return false;
    }
    bestMove = score > alpha ? searchedMove : bestMove;
    setLine(searchedMove, next);
    alpha = Math.max(alpha, score);
    return true;
  }

  /**
   * Records that a move was pruned: raises the best score to the evaluation, but at most to alpha. So a node with only
   * pruned moves fails low.
   */
  void recordPruned() {
    bestScore = Math.max(bestScore, Math.min(alpha, Scores.clampEvaluation(evaluation)));
  }

  // The moves of the node.

  MovePicker picker() {
    return picker;
  }

  Killers killers() {
    return killers;
  }

  /** The moves that were searched without a cutoff. */
  TriedMoves triedMoves() {
    return triedMoves;
  }

  /** Sets the current move, a quiet move. */
  void tryQuiet(int newRank, int newPieceTo, int newHistory) {
    tryMove(newRank, true, newPieceTo, 0, newHistory);
  }

  /** Sets the current move, a capture or promotion. */
  void tryTactical(int newRank, int newPieceTo, int captured) {
    tryMove(newRank, false, newPieceTo, captured, 0);
  }

  private void tryMove(int newRank, boolean isQuiet, int newPieceTo, int captured, int newHistory) {
    moveCount++;
    rank = newRank;
    quiet = isQuiet;
    currentPieceTo = newPieceTo;
    victim = captured;
    history = newHistory;
  }

  /** The number of moves tried so far, including the current move and pruned moves. */
  int moveCount() {
    return moveCount;
  }

  /** The rank of the current move; 0 for the hash move. */
  int rank() {
    return rank;
  }

  /** Whether the current move is quiet. */
  boolean isQuiet() {
    return quiet;
  }

  /** The index of the current move in the histories; unlike {@link #pieceTo}, set before the move is made. */
  int currentPieceTo() {
    return currentPieceTo;
  }

  /** The code of the piece that the current move captures; 0 if it captures nothing. */
  int victim() {
    return victim;
  }

  /** The history score of the current move; 0 if the move is tactical. */
  int history() {
    return history;
  }
}
