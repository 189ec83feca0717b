package org.variorum.rules.movement.betza;

/** A rule by which direction letters select from the eight directions of a circle. */
enum Compass {
  /** The four orthogonal directions. A letter selects the directions along it; several letters add up. */
  ORTHOGONAL,
  /** The four diagonals: one letter selects the two on its side, a pair of letters the one on both sides. */
  DIAGONAL,
  /**
   * Eight oblique leaps. One letter selects the two leaps that go farthest in its direction. In a pair, the first
   * letter selects the four leaps on its side. The second letter selects the one or two of these four that go farthest
   * in its direction.
   */
  OBLIQUE,
  /** All eight, relative to the leg before: a letter selects a multiple of 90 degrees, a pair the turn between two. */
  TURN;

  /** Returns the compass of the directions halfway between two that differ by 90 degrees. */
  Compass between() {
    return switch (this) {
      case ORTHOGONAL -> DIAGONAL;
      case DIAGONAL -> ORTHOGONAL;
      case OBLIQUE, TURN -> this;
    };
  }
}
