package org.variorum.rules.movement.betza;

import java.util.List;

/**
 * An atom and the maximum number of its leaps in a row: R3 has the rook's leap and the range 3.
 *
 * @param leaps the shapes of the atom's leaps: two for king and queen, none for a leap to anywhere, one for other atoms
 * @param isExplicit whether the text states the range, by a number or a doubled letter
 * @param range the maximum number of leaps in a row; {@code Leg.UNLIMITED} for riders
 * @param column the column of the atom in the text, from 1
 */
record AtomRange(BetzaText source, List<Leap> leaps, boolean isExplicit, int range, int column) {

  static final String ANYWHERE_EXPECTED = "`U` by itself, with `m`, `c` or `i` before it";

  /** Whether the atom leaps to any square and so has no direction. */
  boolean leadsAnywhere() {
    return leaps.isEmpty();
  }

  /** Whether the atom has leaps in eight directions: king, queen and oblique leapers. */
  boolean hasEightDirections() {
    return leaps.size() > 1 || leaps.getFirst().compass() == Compass.OBLIQUE;
  }

  /** Throws a {@link BetzaException} if the atom has no direction. Each of several legs needs a direction. */
  void requireDirection() {
    if (leadsAnywhere()) {
      throw error("`U` is no leg", ANYWHERE_EXPECTED);
    }
  }

  BetzaException error(String problem, String expected) {
    return source.error(column, problem, expected);
  }
}
