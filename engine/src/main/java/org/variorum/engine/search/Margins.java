package org.variorum.engine.search;

import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;

/** How far from the window a position must be, and how late a move, to be looked at less or not at all in one game. */
final class Margins {

  static final int RAZOR_DEPTH = 3;
  static final int REVERSE_FUTILITY_DEPTH = 8;
  static final int FUTILITY_DEPTH = 7;
  static final int LATE_DEPTH = 6;
  /** So near the root, as far as a mate in three goes, no quiet check comes too late. */
  static final int WATCHED_PLIES = 4;
  static final int EXCHANGE_DEPTH = 7;
  static final int NULL_DEPTH = 3;
  /** No deeper, a side that has just been moved against is not believed to stand well without a look at all its answers. */
  static final int TRUSTED_DEPTH = 3;
  /** From here on late moves at the root are reduced: a quiet one may begin a mate in two. */
  static final int ROOT_REDUCTION_DEPTH = 5;
  /** From here on a null move that cuts is verified by a search without it: zugzwang. */
  static final int VERIFIED_DEPTH = 10;
  static final int INTERNAL_DEPTH = 4;
  static final int SINGULAR_DEPTH = 7;
  static final int PROBCUT_DEPTH = 5;
  static final int PROBCUT_REDUCTION = 3;
  /** What a capture in the quiescence search may bring besides its prize. */
  static final int DELTA = 140;
  /** What it is worth that the other side gives check for ever and may not. Not a forced win: it can stop. */
  static final int CHECKED_FOR_EVER = 3_000;
  private static final int DEEPEST = 64;

  final boolean nullMoves;
  final int checkExtensions;
  private final int width;
  private final int lateMoves;
  private final int exchanges;
  private final int[][] reductions;

  Margins(SearchParameters parameters) {
    nullMoves = parameters.get(SearchParameter.NULL_MOVES) > 0;
    checkExtensions = parameters.get(SearchParameter.CHECK_EXTENSIONS);
    width = parameters.get(SearchParameter.MARGINS);
    lateMoves = parameters.get(SearchParameter.LATE_MOVES);
    exchanges = parameters.get(SearchParameter.EXCHANGES);
    reductions = reductions(parameters.get(SearchParameter.REDUCTIONS));
  }

  int razor(int depth) {
    return width * (180 + 170 * depth) / 100;
  }

  int reverseFutility(int depth, boolean improving) {
    return width * (85 * depth - (improving ? 60 : 0)) / 100;
  }

  int futility(int depth) {
    return width * (100 + 95 * depth) / 100;
  }

  /** The number of moves searched before the other quiet ones are pruned (late move pruning). */
  int late(int depth, boolean improving) {
    return lateMoves * ((improving ? 5 + depth * depth : 3 + depth * depth / 2) + depth) / 100;
  }

  int exchange(int depth, boolean quiet) {
    return exchanges * (quiet ? -22 * depth * depth : -95 * depth) / 100;
  }

  int probCut(int beta) {
    return beta + width * 180 / 100;
  }

  static int nullReduction(int depth, int surplus) {
    return 3 + depth / 4 + Math.min(3, surplus / 200);
  }

  static int singular(int depth) {
    return 2 * depth;
  }

  int reduction(int depth, int tried) {
    return reductions[Math.min(depth, DEEPEST - 1)][Math.min(tried, DEEPEST - 1)];
  }

  private static int[][] reductions(int percent) {
    int[][] table = new int[DEEPEST][DEEPEST];
    for (int depth = 1; depth < DEEPEST; depth++) {
      for (int tried = 1; tried < DEEPEST; tried++) {
        table[depth][tried] = (int) (percent * (0.6 + Math.log(depth) * Math.log(tried) / 2.1) / 100);
      }
    }
    return table;
  }
}
