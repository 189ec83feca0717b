package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;

/**
 * The promotion of one kind.
 *
 * @param choices the kinds from which a side may choose, by side
 * @param zone whether a move to a square may promote, by side and square
 * @param includesLeaving whether a move that starts in the zone may promote as well
 * @param onlyByCapture whether only a move that captures may promote
 * @param isForced whether a move to a square must promote if {@link #isPossible} allows it, by side and square
 * @param zoneSet {@code zone} as sets of squares, by side
 * @param forcedSet {@code isForced} as sets of squares, by side
 * @param limits the greatest number of pieces that promotion may reach, by side and kind; empty if no kind is limited
 * @param condition the condition of the promotion; null if there is none
 */
public record PromotionTable(int[][] choices, boolean[][] zone, boolean includesLeaving,
    boolean onlyByCapture,
    boolean[][] isForced, long[][] zoneSet, long[][] forcedSet, int[][] limits,
    @Nullable WayCondition condition) {

  /** Whether the squares of a move allow a promotion. */
  public boolean isPossible(int side, int from, int to) {
    return zone[side][to] || includesLeaving && zone[side][from];
  }

  /** Whether the squares of a move require a promotion. */
  public boolean isRequired(int side, int from, int to) {
    return isForced[side][to] && isPossible(side, from, to);
  }

  /**
   * Returns the destinations where a move that starts on {@code from} may promote, as one word of a set of squares.
   *
   * @param enemies the destinations of captures, as the same word of a set
   */
  public long destinations(int side, int from, int word, long enemies) {
    return (includesLeaving && zone[side][from] ? ~0L : zoneSet[side][word])
        & (onlyByCapture ? enemies : ~0L);
  }
}
