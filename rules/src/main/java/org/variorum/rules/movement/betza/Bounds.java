package org.variorum.rules.movement.betza;

/** How much one text may describe, so that reading it ends soon. */
final class Bounds {

  /** The greatest number of characters. */
  static final int TEXT = 1_000;

  /** The greatest number of paths, before equal ones are made one. */
  static final int PATHS = 4_096;

  /** The greatest number of legs that one atom, or one bracket, may have. */
  static final int LEGS = 16;

  /** The farthest that a leap goes along a file or rank: farther than any board. */
  static final int LEAP = 25;

  private Bounds() {}
}
