package org.variorum.rules.movement.betza;

import org.variorum.rules.movement.HurdleCount;

/**
 * The text that is being read, as the source of error messages.
 *
 * @param hurdles the number of pieces that each hop of the text leads over
 */
record BetzaText(String text, HurdleCount hurdles) {

  BetzaException error(int column, String problem, String expected) {
    return new BetzaException(text, column, problem, expected);
  }
}
