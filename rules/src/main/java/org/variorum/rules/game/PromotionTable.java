package org.variorum.rules.game;

/**
 * Promotion of one kind.
 *
 * @param to the kinds to choose from
 * @param zone by side and square: where a move that ends there may promote
 * @param leaving whether a move that starts in the zone may promote, too
 * @param forced by side and square: where it must
 * @param zoneSet the zone as sets of squares, by side
 * @param forcedSet the same of the squares where it must
 * @param limits by kind: how many a side may have at most, or none if null entries are not limited
 */
record PromotionTable(int[] to, boolean[][] zone, boolean leaving, boolean[][] forced, long[][] zoneSet,
    long[][] forcedSet, int[][] limits) {

  boolean possible(int side, int from, int end) {
    return zone[side][end] || leaving && zone[side][from];
  }

  /** The squares of one word of a set on which a move that starts on {@code from} may or must promote. */
  long arriving(int side, int from, int word) {
    return leaving && zone[side][from] ? ~0L : zoneSet[side][word] | forcedSet[side][word];
  }
}
