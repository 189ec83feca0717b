package org.variorum.engine.table;

import org.variorum.engine.score.Scores;

/** What the table knows of a position, in one thread's hands. */
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

  /** It is nothing that is known. */
  public void forget() {
    fill(0, 0, 0, 0, Scores.UNKNOWN);
  }

  /** The move that was best; 0 if none is known. */
  public long move() {
    return move;
  }

  /** As counted from the root. */
  public int score() {
    return score;
  }

  public int depth() {
    return depth;
  }

  /** The static evaluation; {@link Scores#UNKNOWN} if none is known. */
  public int evaluation() {
    return evaluation;
  }

  /** Whether the true score is no less. */
  public boolean isLowerBound() {
    return (bound & TranspositionTable.LOWER) != 0;
  }

  /** Whether the true score is no more. */
  public boolean isUpperBound() {
    return (bound & TranspositionTable.UPPER) != 0;
  }

  /** Whether the true score is surely on the same side of a limit as {@link #score}. */
  public boolean tells(int limit) {
    return score >= limit ? isLowerBound() : isUpperBound();
  }
}
