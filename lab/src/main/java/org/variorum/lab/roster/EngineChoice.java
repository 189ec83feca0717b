package org.variorum.lab.roster;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;

/**
 * The engine of this build, with the settings that a player's text contains.
 *
 * @param name the name in reports
 * @param limits limits of nodes and depth for each move, in addition to those of the match
 */
record EngineChoice(String name, EngineSettings settings, SearchLimits limits) {

  EngineChoice withSettings(EngineSettings newSettings) {
    return new EngineChoice(name, newSettings, limits);
  }

  EngineChoice withLimits(SearchLimits newLimits) {
    return new EngineChoice(name, settings, newLimits);
  }

  EngineChoice withName(String newName) {
    return new EngineChoice(newName, settings, limits);
  }
}
