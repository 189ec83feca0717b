package org.variorum.server.thinking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;

/**
 * What makes one searcher different from another: the game it knows, how strong it is, and how it errs.
 *
 * @param kind which errors a weak searcher makes
 */
record EngineProfile(Game game, Level level, int kind) {

  private static final Logger LOG = LoggerFactory.getLogger(EngineProfile.class);
  /** Few, so that tables can share searchers; enough that not all of a guest's games go the same way. */
  private static final int KINDS = 4;

  /** Megabytes for a weak level: it looks at 50,000 positions at most, and has no more to remember. */
  private static final int FOR_A_WEAK_ONE = 4;

  static EngineProfile of(Game game, Level level, long seed) {
    return new EngineProfile(game, level, level == Level.EIGHT ? 0 : Math.floorMod(seed, KINDS));
  }

  /** One that evaluates as well as it can. */
  static EngineProfile best(Game game) {
    return of(game, Level.EIGHT, 0);
  }

  Searcher awake(Experience experience) {
    EngineSettings settings = EngineSettings.DEFAULT.strength(level.strength()).seed(kind)
        .experience(experience.usable(game, LOG::error));
    return Searcher
        .of(new Engine(game, level == Level.EIGHT ? settings : settings.megabytes(FOR_A_WEAK_ONE)));
  }
}
