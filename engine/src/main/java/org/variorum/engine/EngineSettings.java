package org.variorum.engine;

import java.util.Set;
import org.variorum.rules.game.Game;

/**
 * How an engine is set up.
 *
 * @param megabytes about how much memory it may use to remember positions
 * @param threads how many threads a search may use
 * @param strength how well it plays
 * @param off the techniques that are switched off
 * @param seed makes the play of weak engines different from one another; a strong one pays no heed to it
 * @param experience what has been learnt of games
 * @param parameters how the search is fitted to the game, before what has been learnt of it
 */
public record EngineSettings(int megabytes, int threads, Strength strength, Set<Technique> off, long seed,
    Experience experience, SearchParameters parameters) {

  public static final int MOST_MEGABYTES = 1 << 15;
  public static final int MOST_THREADS = 512;

  /** One thread, 16 megabytes, full strength, without experience. */
  public static final EngineSettings DEFAULT =
      new EngineSettings(16, 1, Strength.FULL, Set.of(), 0, Experience.NONE, SearchParameters.NONE);

  /** @throws IllegalArgumentException if something is out of bounds */
  public EngineSettings {
    off = Set.copyOf(off);
    if (megabytes < 1 || megabytes > MOST_MEGABYTES || threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException("an engine has 1 to " + MOST_MEGABYTES + " megabytes and 1 to "
          + MOST_THREADS + " threads, not " + megabytes + " and " + threads);
    }
  }

  public EngineSettings parameters(SearchParameters other) {
    return new EngineSettings(megabytes, threads, strength, off, seed, experience, other);
  }

  /** How the search of a game is fitted to it: what its definition lets expect, then what has been learnt, then what is set. */
  public SearchParameters parameters(Game game) {
    return SearchParameters.expected(game)
        .and(has(Technique.PARAMETERS) ? experience.parameters(game) : SearchParameters.NONE).and(parameters);
  }

  /** Whether the search does not do without a technique. */
  public boolean has(Technique technique) {
    return !off.contains(technique);
  }

  public EngineSettings megabytes(int many) {
    return new EngineSettings(many, threads, strength, off, seed, experience, parameters);
  }

  public EngineSettings threads(int many) {
    return new EngineSettings(megabytes, many, strength, off, seed, experience, parameters);
  }

  public EngineSettings strength(Strength other) {
    return new EngineSettings(megabytes, threads, other, off, seed, experience, parameters);
  }

  /** Without those techniques, and no others. */
  public EngineSettings without(Set<Technique> others) {
    return new EngineSettings(megabytes, threads, strength, others, seed, experience, parameters);
  }

  public EngineSettings seed(long other) {
    return new EngineSettings(megabytes, threads, strength, off, other, experience, parameters);
  }

  public EngineSettings experience(Experience other) {
    return new EngineSettings(megabytes, threads, strength, off, seed, other, parameters);
  }
}
