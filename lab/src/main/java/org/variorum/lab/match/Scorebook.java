package org.variorum.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.variorum.lab.statistics.PairedResults;

/** The score of a match in progress. Not thread-safe. */
final class Scorebook {

  private final long start = System.nanoTime();
  private final PairedResults results = new PairedResults();
  private final Map<String, Integer> endings = new HashMap<>();
  private final List<MatchGame> forfeits = new ArrayList<>();
  private long moves;

  void add(MatchGame game) {
    Termination ending = game.playedGame().ending();
    results.add(game.pair(), game.halfPoints());
    endings.merge(ending.words(), 1, Integer::sum);
    moves += game.playedGame().plies().size();
    if (ending instanceof Termination.Forfeit) {
      forfeits.add(game);
    }
  }

  Standing standing() {
    return new Standing(results.games(), results.pairs(), endings, forfeits, moves,
        Duration.ofNanos(System.nanoTime() - start));
  }
}
