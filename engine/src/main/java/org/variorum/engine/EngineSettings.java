package org.variorum.engine;

import java.util.Set;
import org.variorum.rules.game.Game;

/**
 * The settings of an engine.
 *
 * @param megabytes the maximum size of the transposition table, in megabytes
 * @param threads the maximum number of threads of a search
 * @param strength the strength of play
 * @param disabledTechniques the techniques that are switched off
 * @param seed the seed of the random errors below full strength; ignored at full strength
 * @param experience the weights, networks and search parameters learnt from games
 * @param parameters search parameters that override estimated and learnt ones
 */
public record EngineSettings(int megabytes, int threads, Strength strength, Set<Technique> disabledTechniques,
    long seed, Experience experience, SearchParameters parameters) {

  public static final int MOST_MEGABYTES = 1 << 15;
  public static final int MOST_THREADS = 512;

  /** One thread, 16 megabytes, full strength, without experience. */
  public static final EngineSettings DEFAULT =
      new EngineSettings(16, 1, Strength.FULL, Set.of(), 0, Experience.NONE, SearchParameters.NONE);

  /** @throws IllegalArgumentException if the megabytes or the threads are out of range */
  public EngineSettings {
    disabledTechniques = Set.copyOf(disabledTechniques);
    if (megabytes < 1 || megabytes > MOST_MEGABYTES || threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException("an engine has 1 to " + MOST_MEGABYTES + " megabytes and 1 to "
          + MOST_THREADS + " threads, not " + megabytes + " and " + threads);
    }
  }

  public EngineSettings parameters(SearchParameters newParameters) {
    return new EngineSettings(megabytes, threads, strength, disabledTechniques, seed, experience,
        newParameters);
  }

  /** The search parameters for a game. Learnt values override estimated values; {@code parameters} override both. */
  public SearchParameters parameters(Game game) {
    return SearchParameters.estimate(game)
        .overriddenBy(has(Technique.PARAMETERS) ? experience.parameters(game) : SearchParameters.NONE)
        .overriddenBy(parameters);
  }

  /** Whether a technique is switched on. */
  public boolean has(Technique technique) {
    return !disabledTechniques.contains(technique);
  }

  public EngineSettings megabytes(int limit) {
    return new EngineSettings(limit, threads, strength, disabledTechniques, seed, experience, parameters);
  }

  public EngineSettings threads(int limit) {
    return new EngineSettings(megabytes, limit, strength, disabledTechniques, seed, experience, parameters);
  }

  public EngineSettings strength(Strength newStrength) {
    return new EngineSettings(megabytes, threads, newStrength, disabledTechniques, seed, experience,
        parameters);
  }

  /** A copy in which exactly these techniques are switched off. */
  public EngineSettings withDisabled(Set<Technique> techniques) {
    return new EngineSettings(megabytes, threads, strength, techniques, seed, experience, parameters);
  }

  public EngineSettings seed(long newSeed) {
    return new EngineSettings(megabytes, threads, strength, disabledTechniques, newSeed, experience,
        parameters);
  }

  public EngineSettings experience(Experience newExperience) {
    return new EngineSettings(megabytes, threads, strength, disabledTechniques, seed, newExperience,
        parameters);
  }
}
