package org.variorum.rules.game;

/**
 * Promotion of one kind.
 *
 * @param to the kinds to choose from
 * @param zone by side and square: where a move that ends there may promote
 * @param leaving whether a move that starts in the zone may promote, too
 * @param forced by side and square: where it must
 * @param limits by kind: how many a side may have at most, or none if null entries are not limited
 */
record PromotionTable(int[] to, boolean[][] zone, boolean leaving, boolean[][] forced, int[][] limits) {

  boolean possible(int side, int from, int end) {
    return zone[side][end] || leaving && zone[side][from];
  }
}
