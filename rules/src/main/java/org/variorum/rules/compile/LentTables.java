package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * The movement that pieces lend to other pieces.
 *
 * @param borrowers the kinds that borrow the movement of other pieces
 * @param lenders the kinds that lend their movement
 * @param programs the lent movement, by code of the lender and square of the borrower
 * @param lenderPaths the paths on which a lender reaches borrowers, by code and square of the lender
 * @param attackers programs that find the squares from which a borrower attacks a square by lent movement, by the
 *     borrower's side and the attacked square
 * @param captureLenders programs that find the lenders of a borrower that could capture an enemy on its square, by the
 *     borrower's side and square
 * @param moveLenders programs that find the lenders of a borrower that could move to its square if it were empty, by
 *     the borrower's side and square
 */
public record LentTables(long borrowers, long lenders, Program[][] programs, Program[][] lenderPaths,
    Program[][] attackers, Program[][] captureLenders, Program[][] moveLenders) {

  private static final Program[][] EMPTY = {};

  /** The tables of a game without lending. */
  static final LentTables NONE = new LentTables(0, 0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
}
