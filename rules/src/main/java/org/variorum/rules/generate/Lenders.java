package org.variorum.rules.generate;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.program.ReachedSquares;
import org.variorum.rules.state.State;

/** The kinds of a side's pieces that lend movement to a piece on a square (DEL-2), found for all squares at once. */
final class Lenders {

  private final State state;
  private final GameTables tables;
  private final ReachTable[][] lenderReaches;
  private final ReachedSquares[] reachedSquares;

  Lenders(GameTables tables, State state, ReachTable[][] lenderReaches) {
    this.state = state;
    this.lenderReaches = lenderReaches;
    this.tables = tables;
    reachedSquares = new ReachedSquares[tables.kinds];
    for (int kind = 0; kind < tables.kinds; kind++) {
      reachedSquares[kind] = new ReachedSquares();
    }
  }

  /** Finds the squares that each lender of a side reaches. */
  void prepare(int side) {
    long lo = state.occupiedLo();
    long hi = state.occupiedHi();
    long lenders = tables.lent.lenders();
    for (int kind = 0; kind < tables.kinds; kind++) {
      reachedSquares[kind].clear();
      int code = PieceCode.code(kind, side);
      boolean lends = PieceCode.holds(lenders, code);
      for (int word = 0; lends && word < tables.words; word++) {
        for (long remaining = state.pieces[code * tables.words + word]; remaining != 0;
            remaining &= remaining - 1) {
          reachedSquares[kind].add(lenderReaches[code][word << 6 | Long.numberOfTrailingZeros(remaining)], lo,
              hi);
        }
      }
    }
  }

  /** Returns the kinds of lenders that could capture on a square. */
  long capturers(int square) {
    long kinds = 0;
    for (int kind = 0; kind < reachedSquares.length; kind++) {
      kinds |= reachedSquares[kind].capturesOn(square) ? PieceCode.bit(kind) : 0;
    }
    return kinds;
  }

  /** Returns the kinds of lenders that could move to a square. */
  long movers(int square) {
    long kinds = 0;
    for (int kind = 0; kind < reachedSquares.length; kind++) {
      kinds |= reachedSquares[kind].movesTo(square) ? PieceCode.bit(kind) : 0;
    }
    return kinds;
  }
}
