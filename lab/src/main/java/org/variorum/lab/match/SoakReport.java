package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What came of many games in one process.
 *
 * @param games how many have ended
 * @param moves how many moves were played
 * @param endings what ended the games, and how often
 * @param forfeits how often a player did not go on, in the words of the endings
 * @param late how many moves took longer than their time by {@link #LATE} or more
 * @param latest how much longer than its time a move has taken at most
 * @param heap the bytes in use after each round and a collection
 */
public record SoakReport(int games, long moves, Map<String, Integer> endings, Map<String, Integer> forfeits,
    long late, Duration latest, List<Long> heap) {

  /** What is not worth a word. */
  public static final Duration LATE = Duration.ofMillis(10);

  /** Growth that is worth a look: half as much again, and this many bytes. */
  private static final long MUCH = 16 << 20;

  public SoakReport {
    endings = Map.copyOf(endings);
    forfeits = Map.copyOf(forfeits);
    heap = List.copyOf(heap);
  }

  /** Whether memory seems to leak: much more is in use after the last round than after the first. */
  public boolean leaks() {
    return heap.size() > 1 && heap.getLast() > heap.getFirst() + Math.max(MUCH, heap.getFirst() / 2);
  }

  /** Whether nothing went wrong. */
  public boolean isSound() {
    return forfeits.isEmpty() && !leaks();
  }
}
