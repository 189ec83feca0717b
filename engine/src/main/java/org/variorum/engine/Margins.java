package org.variorum.engine;

/** How far from the window a position must be, and how late a move, to be looked at less or not at all. */
final class Margins {

  static final int RAZOR_DEPTH = 3;
  static final int REVERSE_FUTILITY_DEPTH = 8;
  static final int FUTILITY_DEPTH = 7;
  static final int LATE_DEPTH = 6;
  static final int EXCHANGE_DEPTH = 7;
  static final int NULL_DEPTH = 3;
  /** From here on a null move that cuts is verified by a search without it: zugzwang. */
  static final int VERIFIED_DEPTH = 10;
  static final int INTERNAL_DEPTH = 4;
  static final int SINGULAR_DEPTH = 7;
  /** What a take in the quiescence search may bring besides its prize. */
  static final int DELTA = 140;
  private static final int DEEPEST = 64;
  private static final int[][] REDUCTIONS = reductions();

  private Margins() {}

  static int razor(int depth) {
    return 180 + 170 * depth;
  }

  static int reverseFutility(int depth, boolean improving) {
    return 85 * depth - (improving ? 60 : 0);
  }

  static int futility(int depth) {
    return 100 + 95 * depth;
  }

  static int late(int depth, boolean improving) {
    return (improving ? 5 + depth * depth : 3 + depth * depth / 2) + depth;
  }

  static int exchange(int depth, boolean quiet) {
    return quiet ? -22 * depth * depth : -95 * depth;
  }

  static int nullReduction(int depth, int surplus) {
    return 3 + depth / 4 + Math.min(3, surplus / 200);
  }

  static int singular(int depth) {
    return 2 * depth;
  }

  static int reduction(int depth, int tried) {
    return REDUCTIONS[Math.min(depth, DEEPEST - 1)][Math.min(tried, DEEPEST - 1)];
  }

  private static int[][] reductions() {
    int[][] table = new int[DEEPEST][DEEPEST];
    for (int depth = 1; depth < DEEPEST; depth++) {
      for (int tried = 1; tried < DEEPEST; tried++) {
        table[depth][tried] = (int) (0.6 + Math.log(depth) * Math.log(tried) / 2.1);
      }
    }
    return table;
  }
}
