package org.variorum.rules.compile;

import org.variorum.rules.program.Program;

/**
 * What is lent.
 *
 * @param borrowers the kinds that move by what others lend them
 * @param lenders the kinds that lend
 * @param programs what a lender of a code gives to a piece on a square
 * @param lending how a lender of a code comes from a square to a borrower: its ways without what is for itself only
 * @param attackers by side and square: from where a lender's movement attacks a royal piece there, if it can be borrowed
 * @param captureLenders by side and square: which lenders could capture there
 * @param moveLenders by side and square: which lenders could move there if it were empty
 */
public record LentTables(long borrowers, long lenders, Program[][] programs, Program[][] lending,
    Program[][] attackers, Program[][] captureLenders, Program[][] moveLenders) {

  private static final Program[][] EMPTY = {};

  /** Nothing is. */
  static final LentTables NONE = new LentTables(0, 0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY);
}
