package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.MutablePosition;

/**
 * How an engine is held back, as people are: it misjudges, looks less far, and overlooks moves of both sides, long ones more
 * often than short ones.
 *
 * @param error the greatest error of an evaluation, in centipawns
 * @param overlooked how many of a thousand moves of middling length are not seen
 */
record Handicap(int error, long nodes, int depth, int overlooked, long seed) {

  /** Nothing is held back. */
  static final Handicap NONE = new Handicap(0, Long.MAX_VALUE, SearchLimits.DEEPEST, 0, 0);

  /**
   * By whole steps of strength: greatest error in centipawns, nodes, depth, moves of a thousand that are overlooked. The last is
   * what strengths below it come near to; itself it is not held back at all.
   */
  private static final double[][] STEPS = {
      {250, 40, 1, 380}, {140, 130, 2, 220}, {70, 400, 3, 110}, {40, 1_200, 4, 60}, {20, 4_000, 6, 25},
      {10, 14_000, 9, 8}, {5, 50_000, 14, 2}, {0, 1_000_000, SearchLimits.DEEPEST, 0}};
  /** Moves of this many squares are middling. */
  private static final int MIDDLING = 3;
  /** Added to the distance of each move, so that even a step to the next square may be overlooked. */
  private static final int NEAR = 2;

  static Handicap of(EngineSettings settings) {
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
    double overlooked = one[3] + part * (next[3] - one[3]);
    return new Handicap((int) Math.round(error), (long) nodes, (int) Math.round(depth),
        (int) Math.round(overlooked), settings.seed());
  }

  /** The error about a position: always the same for the same seed. */
  int error(MutablePosition position) {
    if (error == 0) {
      return 0;
    }
    return (int) Long.remainderUnsigned(mixed(position.hash()), 2L * error + 1) - error;
  }

  /**
   * Whether a move is not seen in a search: always or never, wherever in its tree it is possible.
   *
   * @param root the hash of the position that is thought about: at the next move other moves are overlooked
   * @param length how many squares it goes
   */
  boolean overlooks(long root, long move, int length) {
    return overlooked > 0
        && Long.remainderUnsigned(mixed(root ^ Long.rotateLeft(move, 17)), 1_000L) * (MIDDLING + NEAR)
            < (long) overlooked * (length + NEAR);
  }

  /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
  private long mixed(long number) {
    long mixed = number ^ seed * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** Limits that hold it back. */
  SearchLimits limit(SearchLimits limits) {
    return this == NONE ? limits
        : limits.nodes(Math.min(limits.nodes(), nodes)).depth(Math.min(limits.depth(), depth));
  }
}
