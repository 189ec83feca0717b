package org.variorum.rules.movement.betza;

/** Limits of one text, so that reading it takes bounded time. */
final class Bounds {

  /** The maximum number of characters. */
  static final int MAX_CHARACTERS = 1_000;

  /** The maximum number of paths, before duplicates are removed. */
  static final int MAX_PATHS = 4_096;

  /** The maximum number of legs of one atom, or of one bracket. */
  static final int MAX_LEGS = 16;

  /** The maximum length of a leap along a file or rank, in squares: the longest that fits on the largest board. */
  static final int MAX_LEAP = 25;

  private Bounds() {}
}
