package org.variorum.rules.movement.betza;

/**
 * An atom and how often it leaps.
 *
 * @param counted whether the text says how often, by a number or a doubled letter
 * @param range greatest number of leaps
 * @param column where the atom stands
 */
record Reach(Source source, BetzaAtom atom, boolean counted, int range, int column) {

  BetzaException error(String problem, String expected) {
    return source.error(column, problem, expected);
  }
}
