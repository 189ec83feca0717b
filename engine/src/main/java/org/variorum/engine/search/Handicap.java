package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.MutablePosition;

/**
 * The handicap of a weak engine, which errs as people do. Its evaluations are inexact and its searches shallow. It
 * overlooks moves of both sides, and long moves more often than short ones.
 *
 * @param error the maximum error of an evaluation, in centipawns
 * @param overlooked the number of moves of medium length that are overlooked, out of 1000
 */
record Handicap(int error, long nodes, int depth, int overlooked, long seed) {

  /** No handicap. */
  static final Handicap NONE = new Handicap(0, Long.MAX_VALUE, SearchLimits.DEEPEST, 0, 0);

  /**
   * By whole steps of strength: maximum error in centipawns, nodes, depth, overlooked moves out of 1000. The last row
   * is only the upper end of the interpolation, since full strength has no handicap.
   */
  private static final double[][] STEPS = {
      {250, 40, 1, 380}, {140, 130, 2, 220}, {70, 400, 3, 110}, {40, 1_200, 4, 60}, {20, 4_000, 6, 25},
      {10, 14_000, 9, 8}, {5, 50_000, 14, 2}, {0, 1_000_000, SearchLimits.DEEPEST, 0}};
  /** The medium length of a move, in squares. */
  private static final int MIDDLING = 3;
  /** Added to the length of each move, so that even a step to the next square may be overlooked. */
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

  /** The evaluation error at a position, which is always the same for the same seed. */
  int error(MutablePosition position) {
    if (error == 0) {
      return 0;
    }
    return (int) Long.remainderUnsigned(mixed(position.hash()), 2L * error + 1) - error;
  }

  /**
   * Whether a move is overlooked in a search. The result is the same wherever in the tree the move is possible.
   *
   * @param root the hash of the root position, so that other moves are overlooked in the next search
   * @param length the length of the move in squares
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

  /** A copy with at most the handicap's nodes and depth. */
  SearchLimits limit(SearchLimits limits) {
    return this == NONE ? limits
        : limits.nodes(Math.min(limits.nodes(), nodes)).depth(Math.min(limits.depth(), depth));
  }
}
