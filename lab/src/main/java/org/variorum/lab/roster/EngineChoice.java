package org.variorum.lab.roster;

import org.variorum.engine.EngineSettings;
import org.variorum.engine.SearchLimits;

/**
 * This build's engine, as a player's text sets it up.
 *
 * @param limits what it may spend on a move, whatever it is offered
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
