package org.variorum.rules.movement.betza;

/** How direction letters choose among the eight directions of a circle. */
enum Compass {
  /** Among the four straight directions: a letter names one, several add up. */
  ORTHOGONAL,
  /** Among the four diagonals: a letter names the two on its side, a pair of letters the one between them. */
  DIAGONAL,
  /**
   * Among eight oblique leaps: a letter names the two that go farthest its way; in a pair the first letter names the four
   * on its side, and the second the one or two of them that go farthest its way.
   */
  OBLIQUE,
  /** Among all eight, relative to the leg before: a letter names the straight turn, a pair the one between. */
  TURN;

  /** The compass of the directions midway between two neighbours that differ by 90 degrees. */
  Compass between() {
    return switch (this) {
      case ORTHOGONAL -> DIAGONAL;
      case DIAGONAL -> ORTHOGONAL;
      case OBLIQUE, TURN -> this;
    };
  }
}
