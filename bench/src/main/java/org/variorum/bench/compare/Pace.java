package org.variorum.bench.compare;

/**
 * The durations of a comparison.
 *
 * @param seconds duration of the measured work for one figure of the table
 */
record Pace(double seconds) {

  /** Number of chunks into which the work for a figure is divided. In a mix, another game follows after each chunk. */
  static final int CHUNKS = 4;
  /** The duration of the warm-up, as a multiple of {@code seconds}; Java compiles during that time. */
  private static final int WARM_UP = 2;

  /** The seconds of warm-up for each game. */
  double warmUpSeconds() {
    return WARM_UP * seconds;
  }

  /** The seconds for one chunk of work. */
  double chunkSeconds() {
    return seconds / CHUNKS;
  }

  /** Number of chunks of work in the warm-up. */
  int warmUpChunks() {
    return WARM_UP * CHUNKS;
  }
}
