package org.variorum.server.thinking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;

/**
 * The properties of a searcher: its game, its strength and its kind of errors.
 *
 * @param errorKind the number of the pattern of errors of a weak searcher; searchers with the same number make the same
 *     errors
 */
record EngineProfile(Game game, Level level, int errorKind) {

  private static final Logger LOG = LoggerFactory.getLogger(EngineProfile.class);
  /** The number of error kinds: few, so that tables can share searchers; enough to make a guest's games differ. */
  private static final int KINDS = 4;

  /** The transposition table of a weak level, which searches at most 50,000 nodes and has little to store. */
  private static final int WEAK_LEVEL_MEGABYTES = 4;

  static EngineProfile of(Game game, Level level, long seed) {
    return new EngineProfile(game, level, level == Level.EIGHT ? 0 : Math.floorMod(seed, KINDS));
  }

  /** The profile of a searcher of full strength. */
  static EngineProfile fullStrength(Game game) {
    return of(game, Level.EIGHT, 0);
  }

  Searcher newSearcher(Experience experience) {
    EngineSettings settings = EngineSettings.DEFAULT.strength(level.strength()).seed(errorKind)
        .experience(experience.orNoneIfUnreadable(game, LOG::error));
    return Searcher
        .of(new Engine(game, level == Level.EIGHT ? settings : settings.megabytes(WEAK_LEVEL_MEGABYTES)));
  }
}
