package org.variorum.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The results of a soak test in progress. Thread-safe. */
final class SoakBook {

  private static final int COLLECTIONS = 3;
  private static final long PAUSE_MILLIS = 100;

  private final Duration moveTime;
  private final Map<String, Integer> endings = new HashMap<>();
  private final Map<String, Integer> forfeits = new HashMap<>();
  private final List<Long> heap = new ArrayList<>();
  private int games;
  private long moves;
  private long lateMoves;
  private Duration longestDelay = Duration.ZERO;

  SoakBook(Duration moveTime) {
    this.moveTime = moveTime;
  }

  synchronized void add(MatchGame endedGame) {
    PlayedGame game = endedGame.playedGame();
    games++;
    moves += game.plies().size();
    endings.merge(game.ending().words(), 1, Integer::sum);
    if (game.ending() instanceof Termination.Forfeit) {
      forfeits.merge(game.ending().words(), 1, Integer::sum);
    }
    for (PlayedGame.Ply ply : game.plies()) {
      Duration delay = ply.time().minus(moveTime);
      lateMoves += delay.compareTo(SoakReport.LATE) >= 0 ? 1 : 0;
      longestDelay = delay.compareTo(longestDelay) > 0 ? delay : longestDelay;
    }
  }

  /**
   * Measures the heap after garbage collections. Several collections are needed, because the JVM holds ended threads,
   * and the objects that they refer to, for a moment.
   */
  synchronized void measureHeap() throws InterruptedException {
    Runtime runtime = Runtime.getRuntime();
    long leastBytes = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      Thread.sleep(PAUSE_MILLIS);
      System.gc();
      leastBytes = Math.min(leastBytes, runtime.totalMemory() - runtime.freeMemory());
    }
    heap.add(leastBytes);
  }

  synchronized SoakReport report() {
    return new SoakReport(games, moves, endings, forfeits, lateMoves, longestDelay, heap);
  }
}
