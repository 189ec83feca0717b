package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.variorum.lab.statistics.ScoreCounts;

/**
 * The score of a match from A's point of view.
 *
 * @param games the results of the games
 * @param pairs the results of the pairs of games with the same opening
 * @param endings the number of games by kind of ending
 * @param forfeits the games that a player forfeited
 * @param moves the number of moves, without those of openings
 * @param time the time since the start of the match
 */
public record Standing(ScoreCounts games, ScoreCounts pairs, Map<String, Integer> endings,
    List<MatchGame> forfeits,
    long moves, Duration time) {

  public Standing {
    endings = Map.copyOf(endings);
    forfeits = List.copyOf(forfeits);
  }

  public long wins() {
    return games.counts().get(2);
  }

  public long draws() {
    return games.counts().get(1);
  }

  public long losses() {
    return games.counts().get(0);
  }
}
