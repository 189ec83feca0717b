package org.variorum.engine.table;

import org.variorum.engine.score.Scores;

/** A copy of one entry of the transposition table, for one thread. */
public final class TableEntry {

  private long move;
  private int score;
  private int depth;
  private int bound;
  private int evaluation;

  void fill(long newMove, int newScore, int newDepth, int newBound, int newEvaluation) {
    move = newMove;
    score = newScore;
    depth = newDepth;
    bound = newBound;
    evaluation = newEvaluation;
  }

  /** Makes this an empty entry. */
  public void clear() {
    fill(0, 0, 0, 0, Scores.UNKNOWN);
  }

  /** The best move; 0 if none is known. */
  public long move() {
    return move;
  }

  /** The score, with wins and losses counted from the root. */
  public int score() {
    return score;
  }

  /** The depth of the search in plies; 0 if the entry is empty. */
  public int depth() {
    return depth;
  }

  /** The static evaluation; {@link Scores#UNKNOWN} if it is not stored. */
  public int evaluation() {
    return evaluation;
  }

  /** Whether the score is a lower bound or exact. */
  public boolean isLowerBound() {
    return (bound & TranspositionTable.LOWER) != 0;
  }

  /** Whether the score is an upper bound or exact. */
  public boolean isUpperBound() {
    return (bound & TranspositionTable.UPPER) != 0;
  }

  /** Whether the bound proves either that the true score is at least {@code limit}, or that it is below it. */
  public boolean provesSide(int limit) {
    return score >= limit ? isLowerBound() : isUpperBound();
  }
}
