package org.variorum.rules.program;

/** A method of counting the moves of all pieces of one code at once. */
public sealed interface BulkMoveCounter permits StepShifts, FlatReachTables {

  /**
   * Returns the number of moves of the given pieces, on a board of up to 64 squares.
   *
   * @param allowed the squares where a move may end
   */
  int count(long pieces, long own, long enemy, long allowed);

  /** Returns the number of moves on a larger board, where a set of squares is two longs. */
  int count(long lo, long hi, long ownLo, long ownHi, long enemyLo, long enemyHi, long allowedLo,
      long allowedHi);
}
