package org.variorum.lab.statistics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of one player's games, and of pairs of games with the same opening and sides changed. A pair counts once
 * both its games have ended. Not thread-safe.
 */
public final class PairedResults {

  private final long[] games = new long[3];
  private final long[] pairs = new long[5];
  /** By pair with one unfinished game: the half points of its finished game. */
  private final Map<Integer, Integer> unfinishedPairs = new HashMap<>();

  /**
   * Adds a game.
   *
   * @param pair the number of the game's pair
   * @param halfPoints 0 for a loss, 1 for a draw, 2 for a win
   */
  public void add(int pair, int halfPoints) {
    games[halfPoints]++;
    Integer otherHalfPoints = unfinishedPairs.remove(pair);
    if (otherHalfPoints == null) {
      unfinishedPairs.put(pair, halfPoints);
    } else {
      pairs[otherHalfPoints + halfPoints]++;
    }
  }

  /** The results of the games. */
  public ScoreCounts games() {
    return new ScoreCounts(List.of(games[0], games[1], games[2]));
  }

  /** The results of the pairs. */
  public ScoreCounts pairs() {
    return new ScoreCounts(List.of(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]));
  }
}
