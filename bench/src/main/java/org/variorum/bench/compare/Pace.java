package org.variorum.bench.compare;

/**
 * How long things take.
 *
 * @param seconds what one figure is measured from
 */
record Pace(double seconds) {

  /** A figure is that of several pieces of work; in a mix, games change places after each. */
  static final int PIECES = 4;
  /** So long, in figures, Java compiles before anything is measured. */
  private static final int WARM_UP = 2;

  /** The seconds of warm-up for each game. */
  double warmUp() {
    return WARM_UP * seconds;
  }

  /** The most seconds that one piece of work should take. */
  double piece() {
    return seconds / PIECES;
  }

  /** How many pieces come before the first that is measured. */
  int warmUpPieces() {
    return WARM_UP * PIECES;
  }
}
