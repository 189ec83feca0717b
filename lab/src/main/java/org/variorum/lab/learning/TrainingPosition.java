package org.variorum.lab.learning;

/**
 * A quiet position of a finished game, with a search score and the game's result, both for the side to move. The side
 * to move is not in check; where captures remove pieces, the best move found neither captures nor promotes.
 *
 * @param fen the position
 * @param score the score of a search, in centipawns; never a forced win or loss
 * @param result the result of the game: 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record TrainingPosition(String fen, int score, double result) {

  static final double WIN = 1;
  static final double DRAW = 0.5;
  static final double LOSS = 0;

  /** @throws IllegalArgumentException if the result is not 1, 0.5 or 0 */
  public TrainingPosition {
    if (result != WIN && result != DRAW && result != LOSS) {
      throw new IllegalArgumentException("the result of a game is 1, 0.5 or 0, not " + result);
    }
  }
}
