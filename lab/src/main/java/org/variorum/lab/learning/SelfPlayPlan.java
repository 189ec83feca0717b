package org.variorum.lab.learning;

import java.util.SplittableRandom;
import org.variorum.engine.EngineSettings;
import org.variorum.lab.match.Series;
import org.variorum.rules.game.Game;

/**
 * Games of the engine against itself, from random openings. What is left to chance in a game depends on the seed and its number
 * alone.
 *
 * @param settings how the engine plays; it is given little memory whatever they say
 * @param games how many
 * @param nodes how many positions are looked at for a move
 * @param seed the same seed gives the same games
 */
public record SelfPlayPlan(Game game, EngineSettings settings, int games, long nodes, long seed)
    implements
    Series<SelfPlayGame> {

  /** Little to remember is quickly forgotten between games, and enough for the few nodes that a move is given. */
  private static final int MEGABYTES = 1;

  /** @throws IllegalArgumentException if nothing would be played */
  public SelfPlayPlan {
    if (games < 1 || nodes < 1) {
      throw new IllegalArgumentException("self-play needs games and nodes");
    }
    settings = settings.megabytes(MEGABYTES);
  }

  /** All that is left to chance in a game. */
  SplittableRandom chance(int number) {
    return new SplittableRandom(Long.rotateLeft(seed, 32) ^ number);
  }

  @Override
  public Place<SelfPlayGame> place() {
    return new SelfPlayPlace(this);
  }
}
