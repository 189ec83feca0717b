package org.variorum.rules.generate;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Ends;
import org.variorum.rules.program.ReachTable;
import org.variorum.rules.state.State;

/** The kinds of a side's pieces that lend movement to a piece on a square (DEL-2), found for all squares at once. */
final class Lending {

  private final State state;
  private final GameTables tables;
  private final ReachTable[][] lending;
  private final Ends[] reachedSquares;

  Lending(GameTables tables, State state, ReachTable[][] lending) {
    this.state = state;
    this.lending = lending;
    this.tables = tables;
    reachedSquares = new Ends[tables.kinds];
    for (int kind = 0; kind < tables.kinds; kind++) {
      reachedSquares[kind] = new Ends();
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
        for (long left = state.pieces[code * tables.words + word]; left != 0; left &= left - 1) {
          reachedSquares[kind].add(lending[code][word << 6 | Long.numberOfTrailingZeros(left)], lo, hi);
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
