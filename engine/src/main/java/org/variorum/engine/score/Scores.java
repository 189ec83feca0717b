package org.variorum.engine.score;

import org.variorum.engine.Score;
import org.variorum.rules.position.Outcome;

/**
 * Scores as the tree has them: centipawns for the side to move; beyond {@link #WIN} forced wins, the greater the sooner,
 * counted in plies from the root; below its negative forced losses.
 */
public final class Scores {

  /** As many plies as are ever looked ahead. */
  public static final int DEEPEST_PLY = 126;
  public static final int INFINITE = 32_000;
  /** The score of a game that is won now. */
  public static final int END = 31_000;
  public static final int WIN = END - DEEPEST_PLY - 1;
  public static final int UNKNOWN = -32_001;

  private Scores() {}

  /** Whether a score is a forced end. */
  public static boolean isEnd(int score) {
    return Math.abs(score) > WIN;
  }

  /** What an end is worth to the side to move, so many plies from the root. */
  public static int of(Outcome end, int turn, int ply) {
    return end.winner().map(winner -> winner.ordinal() == turn ? END - ply : ply - END).orElse(0);
  }

  /** The table holds wins as counted from the position, the search as counted from the root. */
  public static int toTable(int score, int ply) {
    return score > WIN ? score + ply : score < -WIN ? score - ply : score;
  }

  public static int fromTable(int score, int ply) {
    return score > WIN ? score - ply : score < -WIN ? score + ply : score;
  }

  /** An evaluation that cannot be taken for a forced end. */
  public static int evaluated(int score) {
    return Math.clamp(score, 1 - WIN, WIN - 1);
  }

  /** What a score of the tree means at its root. */
  public static Score words(int score) {
    int plies = END - Math.abs(score);
    if (!isEnd(score)) {
      return new Score.Centipawns(score);
    }
    return score > 0 ? new Score.Wins((plies + 1) / 2) : new Score.Loses(plies / 2);
  }
}
