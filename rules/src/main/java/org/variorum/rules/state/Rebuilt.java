package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.PieceCode;

/** What a state keeps up to date move by move, worked out anew from its board; for assertions. */
final class Rebuilt {

  private Rebuilt() {}

  static boolean agrees(State state) {
    Tables tables = state.tables;
    long[] pieces = new long[state.pieces.length];
    long[] sides = new long[state.sides.length];
    int[] royal = {Tables.NO_SQUARE, Tables.NO_SQUARE};
    long hash =
        tables.keys.checks(0, 0) ^ tables.keys.checks(0, state.checksLeft[0]) ^ tables.keys.checks(1, 0)
            ^ tables.keys.checks(1, state.checksLeft[1]);
    for (int square = 0; square < tables.size; square++) {
      int piece = state.board[square];
      if (piece != PieceCode.EMPTY) {
        pieces[piece * tables.words + (square >>> 6)] |= 1L << square;
        sides[PieceCode.side(piece) * tables.words + (square >>> 6)] |= 1L << square;
        hash ^= tables.keys.piece[piece * tables.size + square];
        boolean known =
            state.royal[PieceCode.side(piece)] == square || royal[PieceCode.side(piece)] == Tables.NO_SQUARE;
        royal[PieceCode.side(piece)] =
            PieceCode.holds(tables.royals, piece) && known ? square : royal[PieceCode.side(piece)];
      }
    }
    for (int code = 0; code < tables.codes; code++) {
      for (int count = 1; count <= state.held[code]; count++) {
        hash ^= tables.keys.held(code, count);
      }
    }
    return hash == state.pieceHash() && Arrays.equals(pieces, state.pieces)
        && Arrays.equals(sides, state.sides) && Arrays.equals(royal, state.royal);
  }
}
