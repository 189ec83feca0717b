package org.variorum.rules.movement.betza;

import org.variorum.rules.movement.HurdleCount;

/**
 * The text that is read, for complaints about a place in it.
 *
 * @param hurdles over how many pieces a hop of it leads
 */
record BetzaText(String text, HurdleCount hurdles) {

  BetzaException error(int column, String problem, String expected) {
    return new BetzaException(text, column, problem, expected);
  }
}
