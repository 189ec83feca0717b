package org.variorum.lab.learning;

/**
 * A quiet position of a game that has ended, and what came of it: the side to move is not in check, and the move that was
 * found best neither takes nor promotes, except where pieces act. Both numbers are those of the side to move.
 *
 * @param fen the position
 * @param score what a search found, in centipawns; no forced end
 * @param result how the game ended: 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record TrainingPosition(String fen, int score, double result) {

  static final double WIN = 1;
  static final double DRAW = 0.5;
  static final double LOSS = 0;

  /** @throws IllegalArgumentException if no game can end so */
  public TrainingPosition {
    if (result != WIN && result != DRAW && result != LOSS) {
      throw new IllegalArgumentException("a game ends with 1, 0.5 or 0, not " + result);
    }
  }
}
