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
  private final ReachTable[][] lentReaches;
  private final Lenders[] lenders;
  /** By side: the hash of the position for which the lenders were found. */
  private final long[] lenderHash = new long[2];
  private final boolean[] hasLenders = new boolean[2];

  private LentAttacks(GameTables tables, State state, ReachTable[][] lentReaches,
      ReachTable[][] lenderReaches) {
    this.state = state;
    this.lentReaches = lentReaches;
    lenders =
        new Lenders[] {new Lenders(tables, state, lenderReaches), new Lenders(tables, state, lenderReaches)};
  }

  /** Returns the attacks in a state; null if no piece borrows, or if lenders can be found only by walking. */
  static @Nullable LentAttacks of(GameTables tables, State state, @Nullable ReachTables reaches) {
    return tables.lent.borrowers() == 0 || reaches == null || reaches.lentReaches == null
        || reaches.lenderReaches == null
            ? null : new LentAttacks(tables, state, reaches.lentReaches, reaches.lenderReaches);
  }

  /** Adds to {@code set} the squares where a borrower on {@code square} could capture. */
  void addCaptures(int square, int side, long occupiedLo, long occupiedHi, long[] set) {
    for (long remaining = lenders(side).capturers(square); remaining != 0; remaining &= remaining - 1) {
      int code = PieceCode.code(PieceCode.lowestKind(remaining), side);
      lentReaches[code][square].addCaptures(occupiedLo, occupiedHi, set);
    }
  }

  private Lenders lenders(int side) {
    long hash = state.hash();
    if (!hasLenders[side] || lenderHash[side] != hash) {
      lenders[side].prepare(side);
      lenderHash[side] = hash;
      hasLenders[side] = true;
    }
    return lenders[side];
  }
}
