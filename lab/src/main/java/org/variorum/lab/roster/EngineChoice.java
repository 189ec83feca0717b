package org.variorum.lab.roster;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;

/**
 * The engine of this build, with the settings in a player's text.
 *
 * @param limits additional limits of nodes and depth for each move
 */
record EngineChoice(String name, EngineSettings settings, SearchLimits limits) {

  EngineChoice with(EngineSettings others) {
    return new EngineChoice(name, others, limits);
  }

  EngineChoice with(SearchLimits others) {
    return new EngineChoice(name, settings, others);
  }

  EngineChoice named(String other) {
    return new EngineChoice(other, settings, limits);
  }
}
