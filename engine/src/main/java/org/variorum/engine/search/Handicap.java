package org.variorum.engine.search;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.platform.Rounding;

/**
 * The handicap of a weak engine, which imitates human errors. Its evaluations are inexact and its searches shallow. It
 * overlooks moves of both sides, and long moves more often than short ones.
 *
 * @param maxError the maximum error of an evaluation, in centipawns
 * @param nodes the maximum number of nodes of a search
 * @param depth the maximum depth of a search, in plies
 * @param overlookedPerMille the number of moves of medium length that are overlooked, out of 1000
 * @param seed determines the errors and the overlooked moves
 */
record Handicap(int maxError, long nodes, int depth, int overlookedPerMille, long seed) {

  /** No handicap. */
  static final Handicap NONE = new Handicap(0, Long.MAX_VALUE, SearchLimits.MAX_DEPTH, 0, 0);

  /**
   * By whole steps of strength: maximum error in centipawns, nodes, depth, overlooked moves out of 1000. The last row
   * is only the upper end of the interpolation, since full strength has no handicap.
   */
  private static final double[][] STEPS = {
      {250, 40, 1, 380}, {140, 130, 2, 220}, {70, 400, 3, 110}, {40, 1_200, 4, 60}, {20, 4_000, 6, 25},
      {10, 14_000, 9, 8}, {5, 50_000, 14, 2}, {0, 1_000_000, SearchLimits.MAX_DEPTH, 0}};
  /** The medium length of a move, in squares. */
  private static final int MEDIUM_LENGTH = 3;
  /** Added to the length of each move, so that even a step to the next square may be overlooked. */
  private static final int EXTRA_LENGTH = 2;

  static Handicap of(EngineSettings settings) {
    if (settings.strength().isFull()) {
      return NONE;
    }
    int row = (int) settings.strength().step() - 1;
    double fraction = settings.strength().step() - 1 - row;
    double[] lower = STEPS[row];
    double[] upper = STEPS[row + 1];
    double error = lower[0] + fraction * (upper[0] - lower[0]);
    double nodes = Math.exp(Math.log(lower[1]) + fraction * (Math.log(upper[1]) - Math.log(lower[1])));
    double depth = lower[2] + fraction * (upper[2] - lower[2]);
    double overlookedPerMille = lower[3] + fraction * (upper[3] - lower[3]);
    return new Handicap((int) Rounding.nearest(error), Rounding.nearest(nodes), (int) Rounding.nearest(depth),
        (int) Rounding.nearest(overlookedPerMille), settings.seed());
  }

  /** The evaluation error at a position, which is always the same for the same seed. */
  int error(MutablePosition position) {
    if (maxError == 0) {
      return 0;
    }
    return (int) Long.remainderUnsigned(mix(position.hash()), 2L * maxError + 1) - maxError;
  }

  /**
   * Whether a move is overlooked in a search. The result is the same at every node of the search.
   *
   * @param root the hash of the root position, so that each search overlooks different moves
   * @param length the length of the move in squares
   */
  boolean overlooks(long root, long move, int length) {
    if (overlookedPerMille == 0) {
      return false;
    }
    long random = Long.remainderUnsigned(mix(root ^ Long.rotateLeft(move, 17)), 1_000L);
    // random < overlookedPerMille * (length + extra) / (medium + extra), without rounding
    return random * (MEDIUM_LENGTH + EXTRA_LENGTH) < (long) overlookedPerMille * (length + EXTRA_LENGTH);
  }

  /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
  private long mix(long number) {
    long mixed = number ^ seed * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** A copy of {@code limits} with at most the handicap's nodes and depth. */
  SearchLimits limit(SearchLimits limits) {
    return this == NONE ? limits
        : limits.nodes(Math.min(limits.nodes(), nodes)).depth(Math.min(limits.depth(), depth));
  }
}
