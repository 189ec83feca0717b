package org.variorum.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts what came of many games. Safe for several threads. */
final class SoakBook {

  private static final int COLLECTIONS = 3;
  private static final long BETWEEN_MILLIS = 100;

  private final Duration moveTime;
  private final Map<String, Integer> endings = new HashMap<>();
  private final Map<String, Integer> forfeits = new HashMap<>();
  private final List<Long> heap = new ArrayList<>();
  private int games;
  private long moves;
  private long late;
  private Duration latest = Duration.ZERO;

  SoakBook(Duration moveTime) {
    this.moveTime = moveTime;
  }

  synchronized void add(MatchGame ended) {
    PlayedGame game = ended.played();
    games++;
    moves += game.plies().size();
    endings.merge(game.ending().words(), 1, Integer::sum);
    if (game.ending() instanceof Termination.Forfeit) {
      forfeits.merge(game.ending().words(), 1, Integer::sum);
    }
    for (PlayedGame.Ply ply : game.plies()) {
      Duration over = ply.time().minus(moveTime);
      late += over.compareTo(SoakReport.LATE) >= 0 ? 1 : 0;
      latest = over.compareTo(latest) > 0 ? over : latest;
    }
  }

  /**
   * Collects garbage, and notes what is left. The virtual machine itself holds a thread that has ended for a moment
   * longer, and so all that it worked on.
   */
  synchronized void measureHeap() throws InterruptedException {
    Runtime machine = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      Thread.sleep(BETWEEN_MILLIS);
      System.gc();
      least = Math.min(least, machine.totalMemory() - machine.freeMemory());
    }
    heap.add(least);
  }

  synchronized SoakReport report() {
    return new SoakReport(games, moves, endings, forfeits, late, latest, heap);
  }
}
