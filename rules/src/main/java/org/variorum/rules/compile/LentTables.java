package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * The movement that pieces lend to other pieces.
 *
 * @param borrowers the kinds that borrow the movement of other pieces
 * @param lenders the kinds that lend their movement
 * @param programs the lent movement, by code of the lender and square of the borrower
 * @param lending the paths on which a lender reaches borrowers, by code and square of the lender
 * @param attackers programs that find the squares from which lent movement attacks a square, by side and square
 * @param captureLenders programs that find lenders that could capture on a square, by side and square
 * @param moveLenders programs that find lenders that could move to a square if it were empty, by side and square
 */
public record LentTables(long borrowers, long lenders, Program[][] programs, Program[][] lending,
    Program[][] attackers, Program[][] captureLenders, Program[][] moveLenders) {

  private static final Program[][] EMPTY = {};

  /** The tables of a game without lending. */
  static final LentTables NONE = new LentTables(0, 0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
}
