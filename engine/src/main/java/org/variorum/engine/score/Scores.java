package org.variorum.engine.score;

import org.variorum.engine.Score;
import org.variorum.rules.position.Outcome;

/**
 * Scores in the search tree, in centipawns for the side to move. A score above {@link #WIN} is a forced win, and one
 * below {@code -WIN} a forced loss. Such scores contain the plies from the root: a sooner win has a higher score.
 */
public final class Scores {

  /** The maximum depth of the search tree in plies. */
  public static final int DEEPEST_PLY = 126;
  public static final int INFINITE = 32_000;
  /** The score of a game that is won now. */
  public static final int END = 31_000;
  public static final int WIN = END - DEEPEST_PLY - 1;
  /** A placeholder for a missing score. */
  public static final int UNKNOWN = -32_001;

  private Scores() {}

  /** Whether a score is a forced win or a forced loss. */
  public static boolean isEnd(int score) {
    return Math.abs(score) > WIN;
  }

  /** The score of a game's end for the side to move, at a ply counted from the root. */
  public static int of(Outcome end, int turn, int ply) {
    return end.winner().map(winner -> winner.ordinal() == turn ? END - ply : ply - END).orElse(0);
  }

  /** Converts a win or loss in plies from the root, as in the search, to plies from the position, as in the table. */
  public static int toTable(int score, int ply) {
    return score > WIN ? score + ply : score < -WIN ? score - ply : score;
  }

  /** The inverse of {@link #toTable}. */
  public static int fromTable(int score, int ply) {
    return score > WIN ? score - ply : score < -WIN ? score + ply : score;
  }

  /** Clamps an evaluation so that it cannot be mistaken for a forced win or loss. */
  public static int clampEvaluation(int score) {
    return Math.clamp(score, 1 - WIN, WIN - 1);
  }

  /** Converts a score of the root position to a score for callers, in moves in place of plies. */
  public static Score toScore(int score) {
    int plies = END - Math.abs(score);
    if (!isEnd(score)) {
      return new Score.Centipawns(score);
    }
    return score > 0 ? new Score.Wins((plies + 1) / 2) : new Score.Loses(plies / 2);
  }
}
