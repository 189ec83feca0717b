package org.variorum.lab.learning;

/** The data set of a game. Of each ten games, eight are for training, one for validation and one for testing. */
enum DataSet {
  /** The training set. */
  TRAINING,
  /** The validation set: training stops when the loss on these games no longer decreases. */
  VALIDATION,
  /** The test set: used only to compare the result with the previous evaluation, never to choose weights. */
  TEST;

  /** The minimum number of games to split. */
  static final int LEAST_GAMES = 100;

  private static final int CYCLE = 10;

  /** @param game the number of the game, from 0 */
  static DataSet of(int game) {
    return switch (game % CYCLE) {
      case CYCLE - 1 -> TEST;
      case CYCLE - 2 -> VALIDATION;
      default -> TRAINING;
    };
  }
}
