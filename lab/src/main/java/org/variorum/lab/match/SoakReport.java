package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The results of a soak test.
 *
 * @param games the number of finished games
 * @param moves the number of moves
 * @param endings the number of games by kind of ending
 * @param forfeits the number of games by kind of forfeit
 * @param lateMoves the number of moves that exceeded their time by {@link #LATE} or more
 * @param longestDelay the longest time by which a move exceeded its time
 * @param heap by round: the bytes in use after a garbage collection
 */
public record SoakReport(int games, long moves, Map<String, Integer> endings, Map<String, Integer> forfeits,
    long lateMoves, Duration longestDelay, List<Long> heap) {

  /** The minimum delay of a move that counts as late. */
  public static final Duration LATE = Duration.ofMillis(10);

  /**
   * The minimum growth of the heap that counts as a leak, in bytes. The growth must also exceed half of the size after
   * the first round.
   */
  private static final long LEAST_LEAK = 16 << 20;

  public SoakReport {
    endings = Map.copyOf(endings);
    forfeits = Map.copyOf(forfeits);
    heap = List.copyOf(heap);
  }

  /** Whether memory seems to leak: the heap is much larger after the last round than after the first. */
  public boolean hasLeak() {
    return heap.size() > 1 && heap.getLast() > heap.getFirst() + Math.max(LEAST_LEAK, heap.getFirst() / 2);
  }

  /** Whether there was no forfeit and no leak. */
  public boolean isSound() {
    return forfeits.isEmpty() && !hasLeak();
  }
}
