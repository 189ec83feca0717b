package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * Movement that pieces lend to others.
 *
 * @param borrowers the kinds that borrow the movement of other pieces
 * @param lenders the kinds that lend their movement
 * @param programs by code of the lender and square of the borrower: the lent movement
 * @param lending by code and square of the lender: the paths to borrowers, without movement that cannot be lent
 * @param attackers by side and square: the squares from which lent movement would attack a royal piece on the square
 * @param captureLenders by side and square: the lenders that could capture on the square
 * @param moveLenders by side and square: the lenders that could move to the square if it were empty
 */
public record LentTables(long borrowers, long lenders, Program[][] programs, Program[][] lending,
    Program[][] attackers, Program[][] captureLenders, Program[][] moveLenders) {

  private static final Program[][] EMPTY = {};

  /** The tables of a game without lending. */
  static final LentTables NONE = new LentTables(0, 0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
}
