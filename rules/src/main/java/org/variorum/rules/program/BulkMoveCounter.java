package org.variorum.rules.program;

/** A method of counting the moves of all pieces of one code at once. */
public sealed interface BulkMoveCounter permits StepShifts, FlatReachTables {

  /**
   * Returns the number of moves of {@code pieces}, on a board of up to 64 squares. All parameters are sets of squares;
   * {@code own} and {@code enemy} are all pieces of the two sides.
   *
   * @param allowed the squares where a move may end
   */
  int count(long pieces, long own, long enemy, long allowed);

  /**
   * Returns the number of moves on a board of 65 to 128 squares. The parameters are those of the other method, each as
   * two longs: squares 0 to 63 and squares from 64 on. {@code lo} and {@code hi} are the pieces.
   */
  int count(long lo, long hi, long ownLo, long ownHi, long enemyLo, long enemyHi, long allowedLo,
      long allowedHi);
}
