package org.variorum.engine;

import org.variorum.rules.position.Outcome;

/**
 * Scores as the tree has them: centipawns for the side to move; beyond {@link #WIN} forced wins, the greater the sooner,
 * counted in plies from the root; below its negative forced losses.
 */
final class Scores {

  /** As many plies as are ever looked ahead. */
  static final int DEEPEST_PLY = 126;
  static final int INFINITE = 32_000;
  /** The score of a game that is won now. */
  static final int END = 31_000;
  static final int WIN = END - DEEPEST_PLY - 1;
  static final int UNKNOWN = -32_001;

  private Scores() {}

  /** Whether a score is a forced end. */
  static boolean isEnd(int score) {
    return Math.abs(score) > WIN;
  }

  /** What an end is worth to the side to move, so many plies from the root. */
  static int of(Outcome end, int turn, int ply) {
    return end.winner().map(winner -> winner.ordinal() == turn ? END - ply : ply - END).orElse(0);
  }

  /** The table holds wins as counted from the position, the search as counted from the root. */
  static int toTable(int score, int ply) {
    return score > WIN ? score + ply : score < -WIN ? score - ply : score;
  }

  static int fromTable(int score, int ply) {
    return score > WIN ? score - ply : score < -WIN ? score + ply : score;
  }

  /** An evaluation that cannot be taken for a forced end. */
  static int evaluated(int score) {
    return Math.clamp(score, 1 - WIN, WIN - 1);
  }

  /** What a score of the tree means at its root. */
  static Score words(int score) {
    int plies = END - Math.abs(score);
    if (!isEnd(score)) {
      return new Score.Centipawns(score);
    }
    return score > 0 ? new Score.Wins((plies + 1) / 2) : new Score.Loses(plies / 2);
  }
}
