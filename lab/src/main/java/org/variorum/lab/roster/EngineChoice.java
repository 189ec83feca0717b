package org.variorum.lab.roster;

import org.variorum.engine.Limits;
import org.variorum.engine.Settings;

/**
 * This build's engine, as a player's text sets it up.
 *
 * @param limits what it may spend on a move, whatever it is offered
 */
record EngineChoice(String name, Settings settings, Limits limits) {

  EngineChoice with(Settings others) {
    return new EngineChoice(name, others, limits);
  }

  EngineChoice with(Limits others) {
    return new EngineChoice(name, settings, others);
  }

  EngineChoice named(String other) {
    return new EngineChoice(other, settings, limits);
  }
}
