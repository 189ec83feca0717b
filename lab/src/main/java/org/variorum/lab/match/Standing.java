package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.variorum.lab.statistics.ScoreCounts;

/**
 * How a match stands, from A's point of view.
 *
 * @param games the scores of the games
 * @param pairs the scores of the pairs of games with one opening
 * @param endings what ended the games, and how often
 * @param forfeits games in which a player did not go on
 * @param moves how many moves were played, without those of the openings
 * @param time since the match began
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
