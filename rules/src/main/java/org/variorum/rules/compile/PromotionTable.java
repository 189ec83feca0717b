package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;

/**
 * The promotion of one kind.
 *
 * @param to the kinds from which a side may choose, by side
 * @param zone whether a move to a square may promote, by side and square
 * @param leaving whether a move that starts in the zone may promote as well
 * @param byCapture whether only a move that captures may promote
 * @param forced whether a move to a square must promote if it may promote, by side and square
 * @param zoneSet {@code zone} as sets of squares, by side
 * @param forcedSet {@code forced} as sets of squares, by side
 * @param limits the greatest number of pieces that promotion may reach, by side and kind; empty if no kind is limited
 * @param when the condition of the promotion; null if there is none
 */
public record PromotionTable(int[][] to, boolean[][] zone, boolean leaving, boolean byCapture,
    boolean[][] forced, long[][] zoneSet, long[][] forcedSet, int[][] limits, @Nullable WayCondition when) {

  /** Whether the squares of a move allow a promotion. */
  public boolean possible(int side, int from, int end) {
    return zone[side][end] || leaving && zone[side][from];
  }

  /** Whether the squares of a move require a promotion. */
  public boolean required(int side, int from, int end) {
    return forced[side][end] && possible(side, from, end);
  }

  /**
   * Returns the destinations where a move that starts on {@code from} may promote, as one word of a set of squares.
   *
   * @param enemies the destinations of captures, as the same word of a set
   */
  public long arriving(int side, int from, int word, long enemies) {
    return (leaving && zone[side][from] ? ~0L : zoneSet[side][word]) & (byCapture ? enemies : ~0L);
  }
}
