package org.variorum.lab.learning;

/** What the games of some training positions are there for. Of ten games in turn eight are learnt from. */
enum DataSplit {
  /** Learnt from. */
  TAUGHT,
  /** The validation set: training stops when the prediction of these gets no better. */
  WATCHED,
  /** The test set: used once at the end, to compare the result with what was there before. */
  HELD_OUT;

  /** The minimum number of games to divide into these parts. */
  static final int LEAST_GAMES = 100;

  private static final int TURN = 10;

  /** @param game its number among all games */
  static DataSplit of(int game) {
    return switch (game % TURN) {
      case TURN - 1 -> HELD_OUT;
      case TURN - 2 -> WATCHED;
      default -> TAUGHT;
    };
  }
}
