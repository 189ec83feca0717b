package org.variorum.lab.learning;

import java.util.SplittableRandom;
import org.variorum.engine.EngineSettings;
import org.variorum.lab.match.Series;
import org.variorum.rules.game.Game;

/**
 * The plan of self-play from random openings. All random choices in a game depend only on the seed and the game's
 * number.
 *
 * @param settings the settings of the engine, except that the transposition table is always small
 * @param games the number of games
 * @param nodes the number of nodes for each move
 * @param seed the seed; the same seed gives the same games
 */
public record SelfPlayPlan(Game game, EngineSettings settings, int games, long nodes, long seed)
    implements
    Series<SelfPlayGame> {

  /** A small table is quick to clear between games, and large enough for the few nodes of a move. */
  private static final int MEGABYTES = 1;

  /** @throws IllegalArgumentException if {@code games} or {@code nodes} is less than 1 */
  public SelfPlayPlan {
    if (games < 1 || nodes < 1) {
      throw new IllegalArgumentException("self-play needs at least one game and one node");
    }
    settings = settings.megabytes(MEGABYTES);
  }

  /** A source of random numbers for the game with a number from 1; the same number gives the same source. */
  SplittableRandom random(int number) {
    return new SplittableRandom(Long.rotateLeft(seed, 32) ^ number);
  }

  @Override
  public Worker<SelfPlayGame> worker() {
    return new SelfPlayWorker(this);
  }
}
