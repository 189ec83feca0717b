package org.variorum.lab.learning;

/** The use of a game in training. Of each ten games, eight are for training, one for validation and one for testing. */
enum DataSplit {
  /** The training set. */
  TRAINING,
  /** The validation set: training stops when the loss on these games no longer decreases. */
  VALIDATION,
  /** The test set: used once at the end, to compare the result with the previous evaluation. */
  TEST;

  /** The minimum number of games to split. */
  static final int LEAST_GAMES = 100;

  private static final int TURN = 10;

  /** @param game the number of the game, from 0 */
  static DataSplit of(int game) {
    return switch (game % TURN) {
      case TURN - 1 -> TEST;
      case TURN - 2 -> VALIDATION;
      default -> TRAINING;
    };
  }
}
