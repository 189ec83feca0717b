package org.variorum.rules.movement.betza;

/** A rule by which direction letters select from the eight directions of a circle. */
enum Compass {
  /** The four orthogonal directions. A letter selects the one or two that it names; several letters add up. */
  ORTHOGONAL,
  /** The four diagonals. A letter selects the two diagonals on its side; a pair such as {@code fr} selects one. */
  DIAGONAL,
  /**
   * Eight oblique leaps. One letter selects the two leaps that go farthest in its direction. In a pair, the first
   * letter selects the four leaps on its side. The second letter selects the one or two of these four that go farthest
   * in its direction.
   */
  OBLIQUE,
  /** Eight turns from the previous leg: {@code r}, for example, turns by 90 degrees, and {@code fr} by 45 degrees. */
  TURN;

  /** Returns the compass of the directions halfway between neighbouring directions of this compass. */
  Compass halfwayCompass() {
    return switch (this) {
      case ORTHOGONAL -> DIAGONAL;
      case DIAGONAL -> ORTHOGONAL;
      case OBLIQUE, TURN -> this;
    };
  }
}
