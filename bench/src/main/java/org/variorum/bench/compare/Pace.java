package org.variorum.bench.compare;

/**
 * The durations of a comparison.
 *
 * @param seconds duration of the measured work for one figure of the table
 */
record Pace(double seconds) {

  /** Number of pieces of work behind a figure; in a mix, the games change after each piece. */
  static final int PIECES = 4;
  /** The duration of the warm-up, as a multiple of {@code seconds}; Java compiles during that time. */
  private static final int WARM_UP = 2;

  /** The seconds of warm-up for each game. */
  double warmUpSeconds() {
    return WARM_UP * seconds;
  }

  /** The maximum seconds for one piece of work. */
  double pieceSeconds() {
    return seconds / PIECES;
  }

  /** Number of pieces of work in the warm-up. */
  int warmUpPieces() {
    return WARM_UP * PIECES;
  }
}
