package org.variorum.lab.statistics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of one player's games, in pairs that began alike with sides changed. Not safe for several threads.
 *
 * <p>A pair counts as one when both its games have ended.
 */
public final class PairedResults {

  private final long[] games = new long[3];
  private final long[] pairs = new long[5];
  /** The half points of games that wait for their twin to end, by the number of the pair. */
  private final Map<Integer, Integer> waiting = new HashMap<>();

  /**
   * Counts a game.
   *
   * @param pair the number of its pair
   * @param halfPoints 0 for a loss, 1 for a draw, 2 for a win
   */
  public void add(int pair, int halfPoints) {
    games[halfPoints]++;
    Integer twin = waiting.remove(pair);
    if (twin == null) {
      waiting.put(pair, halfPoints);
    } else {
      pairs[twin + halfPoints]++;
    }
  }

  /** The scores of the games. */
  public ScoreCounts games() {
    return new ScoreCounts(List.of(games[0], games[1], games[2]));
  }

  /** The scores of the pairs. */
  public ScoreCounts pairs() {
    return new ScoreCounts(List.of(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]));
  }
}
