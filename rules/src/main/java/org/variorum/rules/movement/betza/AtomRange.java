package org.variorum.rules.movement.betza;

import java.util.List;

/**
 * An atom and how often it leaps.
 *
 * @param leaps the shapes of its leaps: one, but two for king and queen, and none for a leap to anywhere
 * @param counted whether the text says how often, by a number or a doubled letter
 * @param range greatest number of leaps
 * @param column where the atom stands
 */
record AtomRange(BetzaText source, List<Leap> leaps, boolean counted, int range, int column) {

  static final String ANYWHERE_EXPECTED = "`U` by itself, with `m`, `c` or `i` before it";

  /** Whether it leaps to any square, in no direction. */
  boolean leadsAnywhere() {
    return leaps.isEmpty();
  }

  /** Whether its leaps go in eight directions. */
  boolean eightfold() {
    return leaps.size() > 1 || leaps.getFirst().compass() == Compass.OBLIQUE;
  }

  /** Complains about an atom that leads in no direction, where legs follow each other. */
  void mustLead() {
    if (leadsAnywhere()) {
      throw error("`U` is no leg", ANYWHERE_EXPECTED);
    }
  }

  BetzaException error(String problem, String expected) {
    return source.error(column, problem, expected);
  }
}
