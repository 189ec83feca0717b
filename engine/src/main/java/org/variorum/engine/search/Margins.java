package org.variorum.engine.search;

import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;

/** Margins, in centipawns, and limits of pruning, reductions and extensions, scaled by the search parameters. */
final class Margins {

  /** The greatest depth for razoring. The next three constants are greatest depths of other techniques. */
  static final int RAZOR_DEPTH = 3;
  static final int REVERSE_FUTILITY_DEPTH = 8;
  static final int FUTILITY_DEPTH = 7;
  static final int LATE_DEPTH = 6;
  /** Up to this ply, no node is razored and no late quiet check is pruned, so that a mate in three is not missed. */
  static final int WATCHED_PLIES = 4;
  /** The greatest depth for pruning by static exchange evaluation. */
  static final int EXCHANGE_DEPTH = 7;
  /** The least depth for null moves. */
  static final int NULL_DEPTH = 3;
  /** Up to this depth, the node after a root move is not pruned by its evaluation: all answers are searched. */
  static final int TRUSTED_DEPTH = 3;
  /** From this depth on, late root moves are reduced; at smaller depths, a reduction may miss a mate in two. */
  static final int ROOT_REDUCTION_DEPTH = 5;
  /** From this depth on, a cutoff by a null move is verified by a search without null moves (zugzwang). */
  static final int VERIFIED_DEPTH = 10;
  /** The least depth for internal iterative reductions. The next two constants are least depths of other techniques. */
  static final int INTERNAL_DEPTH = 4;
  static final int SINGULAR_DEPTH = 7;
  static final int PROBCUT_DEPTH = 5;
  /** ProbCut searches this many plies less deep. */
  static final int PROBCUT_REDUCTION = 3;
  /** The assumed maximum gain of a capture in quiescence, beyond the captured material; scaled like other margins. */
  static final int DELTA = 140;
  /** The score, in centipawns, if a repetition wins. It is below a forced win, because the opponent can deviate. */
  static final int REPETITION_WIN = 3_000;
  private static final int TABLE_SIZE = 64;

  final boolean usesNullMoves;
  /** The number of answers to a check, in one node, that are searched a ply deeper. */
  final int extendedEvasions;
  /** The {@link SearchParameter}s that scale margins and counts, in hundredths. */
  private final int width;
  private final int lateMoves;
  private final int exchanges;
  /** By depth and number of the move: the reduction in plies. */
  private final int[][] reductions;

  Margins(SearchParameters parameters) {
    usesNullMoves = parameters.get(SearchParameter.NULL_MOVES) > 0;
    extendedEvasions = parameters.get(SearchParameter.CHECK_EXTENSIONS);
    width = parameters.get(SearchParameter.MARGINS);
    lateMoves = parameters.get(SearchParameter.LATE_MOVES);
    exchanges = parameters.get(SearchParameter.EXCHANGES);
    reductions = reductions(parameters.get(SearchParameter.REDUCTIONS));
  }

  int razor(int depth) {
    return width * (180 + 170 * depth) / 100;
  }

  int reverseFutility(int depth, boolean isImproving) {
    return width * (85 * depth - (isImproving ? 60 : 0)) / 100;
  }

  int futility(int depth) {
    return width * (100 + 95 * depth) / 100;
  }

  /** The number of moves searched before the remaining quiet moves are pruned (late move pruning). */
  int lateMoveCount(int depth, boolean isImproving) {
    return lateMoves * ((isImproving ? 5 + depth * depth : 3 + depth * depth / 2) + depth) / 100;
  }

  /** A move is pruned if its static exchange evaluation is below this bound; negative. */
  int exchange(int depth, boolean isQuiet) {
    return exchanges * (isQuiet ? -22 * depth * depth : -95 * depth) / 100;
  }

  int probCutBeta(int beta) {
    return beta + width * 180 / 100;
  }

  /**
   * The plies by which a null move reduces the depth.
   *
   * @param surplus the guess of the position's score minus beta, in centipawns
   */
  static int nullReduction(int depth, int surplus) {
    return 3 + depth / 4 + Math.min(3, surplus / 200);
  }

  static int singularMargin(int depth) {
    return 2 * depth;
  }

  int reduction(int depth, int moveCount) {
    return reductions[Math.min(depth, TABLE_SIZE - 1)][Math.min(moveCount, TABLE_SIZE - 1)];
  }

  private static int[][] reductions(int percent) {
    int[][] table = new int[TABLE_SIZE][TABLE_SIZE];
    for (int depth = 1; depth < TABLE_SIZE; depth++) {
      for (int moveCount = 1; moveCount < TABLE_SIZE; moveCount++) {
        table[depth][moveCount] = (int) (percent * (0.6 + Math.log(depth) * Math.log(moveCount) / 2.1) / 100);
      }
    }
    return table;
  }
}
