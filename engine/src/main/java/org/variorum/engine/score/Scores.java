package org.variorum.engine.score;

import org.variorum.engine.Score;
import org.variorum.rules.position.Outcome;

/**
 * Scores in the search tree, in centipawns for the side to move. A score above {@link #WIN_THRESHOLD} is a forced win,
 * and one below {@code -WIN_THRESHOLD} a forced loss. Such scores contain the plies from the root: a sooner win has a
 * higher score.
 */
public final class Scores {

  /** The maximum depth of the search tree in plies. */
  public static final int DEEPEST_PLY = 126;
  public static final int INFINITE = 32_000;
  /** The score of a game that the side to move has won now. */
  public static final int WON = 31_000;
  /** Scores above this one are forced wins. */
  public static final int WIN_THRESHOLD = WON - DEEPEST_PLY - 1;
  /** A placeholder for a missing score. */
  public static final int UNKNOWN = -32_001;

  private Scores() {}

  /** Whether a score is a forced win or a forced loss. */
  public static boolean isWinOrLoss(int score) {
    return Math.abs(score) > WIN_THRESHOLD;
  }

  /** The score of a game's end at a ply from the root; {@code turn} is the side to move (0 White, 1 Black). */
  public static int of(Outcome end, int turn, int ply) {
    return end.winner().map(winner -> winner.ordinal() == turn ? WON - ply : ply - WON).orElse(0);
  }

  /** Converts a win or loss in plies from the root, as in the search, to plies from the position, as in the table. */
  public static int toTable(int score, int ply) {
    return score > WIN_THRESHOLD ? score + ply : score < -WIN_THRESHOLD ? score - ply : score;
  }

  /** The inverse of {@link #toTable}. */
  public static int fromTable(int score, int ply) {
    return score > WIN_THRESHOLD ? score - ply : score < -WIN_THRESHOLD ? score + ply : score;
  }

  /** Clamps an evaluation so that it cannot be mistaken for a forced win or loss. */
  public static int clampEvaluation(int score) {
    return Math.clamp(score, 1 - WIN_THRESHOLD, WIN_THRESHOLD - 1);
  }

  /** Converts a score of the root position to a score for callers, in moves in place of plies. */
  public static Score toScore(int score) {
    int plies = WON - Math.abs(score);
    if (!isWinOrLoss(score)) {
      return new Score.Centipawns(score);
    }
    return score > 0 ? new Score.Wins((plies + 1) / 2) : new Score.Loses(plies / 2);
  }
}
