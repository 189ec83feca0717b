package org.variorum.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts what came of many games. Safe for several threads. */
final class SoakBook {

  private final Duration moveTime;
  private final Map<String, Integer> endings = new HashMap<>();
  private final Map<String, Integer> forfeits = new HashMap<>();
  private final List<Long> heap = new ArrayList<>();
  private int games;
  private long moves;
  private Duration latest = Duration.ZERO;

  SoakBook(Duration moveTime) {
    this.moveTime = moveTime;
  }

  synchronized void add(MatchGame ended) {
    PlayedGame game = ended.played();
    games++;
    moves += game.plies().size();
    endings.merge(game.ending().words(), 1, Integer::sum);
    if (game.ending() instanceof Ending.Forfeit) {
      forfeits.merge(game.ending().words(), 1, Integer::sum);
    }
    game.plies().stream().map(ply -> ply.time().minus(moveTime)).filter(late -> late.compareTo(latest) > 0)
        .forEach(late -> latest = late);
  }

  /** Collects what nobody holds, and notes what is left. */
  synchronized void measureHeap() {
    System.gc();
    Runtime machine = Runtime.getRuntime();
    heap.add(machine.totalMemory() - machine.freeMemory());
  }

  synchronized SoakReport report() {
    return new SoakReport(games, moves, endings, forfeits, latest, heap);
  }
}
