package org.variorum.rules.program;

/** How the moves of all pieces of one code are counted at once. */
public sealed interface Together permits StepShifts, AlikeReaches {

  /**
   * How many moves pieces have on a board of up to 64 squares.
   *
   * @param allowed where they may end at all
   */
  int count(long pieces, long own, long enemy, long allowed);

  /** The same on a larger board, where a set of squares is two longs. */
  int count(long lo, long hi, long ownLo, long ownHi, long enemyLo, long enemyHi, long allowedLo,
      long allowedHi);
}
