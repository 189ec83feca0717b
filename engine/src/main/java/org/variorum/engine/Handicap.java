package org.variorum.engine;

import org.variorum.rules.game.MutablePosition;

/** How an engine is held back: it misjudges, and looks less far. */
record Handicap(int error, long nodes, int depth, long seed) {

  /** Nothing is held back. */
  static final Handicap NONE = new Handicap(0, Long.MAX_VALUE, Limits.DEEPEST, 0);

  /** By whole steps of strength: greatest error in centipawns, nodes, depth. */
  private static final double[][] STEPS = {
      {180, 150, 1}, {100, 400, 2}, {50, 2_000, 3}, {25, 12_000, 5}, {12, 50_000, 7}, {6, 200_000, 12},
      {3, 800_000, 30},
      {0, 1e18, Limits.DEEPEST}};

  static Handicap of(Settings settings) {
    if (settings.strength().isFull()) {
      return NONE;
    }
    int below = (int) settings.strength().step() - 1;
    double part = settings.strength().step() - 1 - below;
    double[] one = STEPS[below];
    double[] next = STEPS[below + 1];
    double error = one[0] + part * (next[0] - one[0]);
    double nodes = Math.exp(Math.log(one[1]) + part * (Math.log(next[1]) - Math.log(one[1])));
    double depth = one[2] + part * (next[2] - one[2]);
    return new Handicap((int) Math.round(error), (long) nodes, (int) Math.round(depth), settings.seed());
  }

  /** The error about a position: always the same for the same seed. */
  int error(MutablePosition position) {
    if (error == 0) {
      return 0;
    }
    // The finaliser of SplitMix64 (Steele, Lea and Flood 2014).
    long mixed = position.hash() ^ seed * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return (int) Long.remainderUnsigned(mixed ^ mixed >>> 31, 2L * error + 1) - error;
  }

  /** Limits that hold it back. */
  Limits limit(Limits limits) {
    return this == NONE ? limits
        : limits.nodes(Math.min(limits.nodes(), nodes)).depth(Math.min(limits.depth(), depth));
  }
}
