package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;

/**
 * Promotion of one kind.
 *
 * @param to by side: the kinds to choose from
 * @param zone by side and square: where a move that ends there may promote
 * @param leaving whether a move that starts in the zone may promote, too
 * @param byCapture whether only a move that captures may promote
 * @param forced by side and square: where a move that may promote must
 * @param zoneSet the zone as sets of squares, by side
 * @param forcedSet the same of the squares where it must
 * @param limits by side and kind: how many a side may have at most; none if nothing is limited
 * @param when the condition under which it promotes; null: always
 */
public record PromotionTable(int[][] to, boolean[][] zone, boolean leaving, boolean byCapture,
    boolean[][] forced, long[][] zoneSet, long[][] forcedSet, int[][] limits, @Nullable WayCondition when) {

  /** Whether a move may promote. */
  public boolean possible(int side, int from, int end) {
    return zone[side][end] || leaving && zone[side][from];
  }

  /** Whether a move must promote: only one that may. */
  public boolean required(int side, int from, int end) {
    return forced[side][end] && possible(side, from, end);
  }

  /**
   * The squares of one word of a set on which a move that starts on {@code from} may promote.
   *
   * @param enemies the squares of that word on which a move captures
   */
  public long arriving(int side, int from, int word, long enemies) {
    return (leaving && zone[side][from] ? ~0L : zoneSet[side][word]) & (byCapture ? enemies : ~0L);
  }
}
