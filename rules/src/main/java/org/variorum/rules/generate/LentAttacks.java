package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.ReachTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.state.State;

/**
 * Attacks by borrowed movement (DEL-2). The lenders of a side are found once for all its pieces, and stored until the
 * position changes.
 */
final class LentAttacks {

  private final State state;
  private final ReachTable[][] lent;
  private final Lending[] lenders;
  /** By side: the hash of the position for which the lenders were found. */
  private final long[] lenderHash = new long[2];
  private final boolean[] hasLenders = new boolean[2];

  private LentAttacks(GameTables tables, State state, ReachTable[][] lent, ReachTable[][] lending) {
    this.state = state;
    this.lent = lent;
    lenders = new Lending[] {new Lending(tables, state, lending), new Lending(tables, state, lending)};
  }

  /** Returns the attacks in a state; null if no piece borrows, or if lenders can be found only by walking. */
  static @Nullable LentAttacks of(GameTables tables, State state, @Nullable ReachTables reaches) {
    return tables.lent.borrowers() == 0 || reaches == null || reaches.lent == null
        || reaches.lending == null
            ? null : new LentAttacks(tables, state, reaches.lent, reaches.lending);
  }

  /** Adds to {@code set} the squares where a borrower on {@code square} could capture. */
  void captures(int square, int side, long occupiedLo, long occupiedHi, long[] set) {
    for (long left = lenders(side).capturers(square); left != 0; left &= left - 1) {
      int code = PieceCode.code(Long.numberOfTrailingZeros(left) - 1, side);
      lent[code][square].captures(occupiedLo, occupiedHi, set);
    }
  }

  private Lending lenders(int side) {
    long hash = state.hash();
    if (!hasLenders[side] || lenderHash[side] != hash) {
      lenders[side].prepare(side);
      lenderHash[side] = hash;
      hasLenders[side] = true;
    }
    return lenders[side];
  }
}
