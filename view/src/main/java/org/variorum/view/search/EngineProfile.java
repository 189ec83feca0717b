package org.variorum.view.search;

import java.util.function.Consumer;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Game;

/**
 * The properties of a computer player or an analyst: its game, its strength and its kind of errors.
 *
 * @param errorKind the number of the pattern of errors of a weak engine; engines with the same number make the same
 *     errors
 */
public record EngineProfile(Game game, Level level, int errorKind) {

  /** The number of error kinds: few, so that tables can share engines; enough to make a guest's games differ. */
  private static final int KINDS = 4;

  /** The transposition table of a weak level, which searches at most 50,000 nodes and has little to store. */
  private static final int WEAK_LEVEL_MEGABYTES = 4;

  /** @param seed varies the errors of a weak level from game to game */
  public static EngineProfile of(Game game, Level level, long seed) {
    return new EngineProfile(game, level, level == Level.EIGHT ? 0 : Math.floorMod(seed, KINDS));
  }

  /** The profile of full strength. */
  public static EngineProfile fullStrength(Game game) {
    return of(game, Level.EIGHT, 0);
  }

  /**
   * A new engine with these properties.
   *
   * @param complaint receives one line if learnt files of the game cannot be read
   */
  public Engine newEngine(Experience experience, Consumer<String> complaint) {
    EngineSettings settings = EngineSettings.DEFAULT.strength(level.strength()).seed(errorKind)
        .experience(experience.orNoneIfUnreadable(game, complaint));
    return new Engine(game, level == Level.EIGHT ? settings : settings.megabytes(WEAK_LEVEL_MEGABYTES));
  }
}
