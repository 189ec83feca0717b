package org.variorum.rules.state;

import java.util.Arrays;
import org.variorum.rules.position.PieceCode;

/** A check of the values that a {@link State} updates incrementally, for assertions. */
public final class Rebuilt {

  private Rebuilt() {}

  /** Whether hash, sets and royal squares of a state equal those computed anew from its board and hands. */
  public static boolean agrees(State state) {
    Layout layout = state.layout;
    long[] pieces = new long[state.pieces.length];
    long[] sides = new long[state.sides.length];
    int[] royal = {State.NO_SQUARE, State.NO_SQUARE};
    long hash = 0;
    for (int square = 0; square < layout.size; square++) {
      int piece = state.board[square];
      if (piece != PieceCode.EMPTY) {
        pieces[piece * state.words + (square >>> 6)] |= 1L << square;
        sides[PieceCode.side(piece) * state.words + (square >>> 6)] |= 1L << square;
        hash ^= layout.keys.piece[piece * layout.size + square];
        // If a side has two royal pieces after all, either square is right: the state's, if it is one of them.
        int side = PieceCode.side(piece);
        boolean isCandidate = state.royal[side] == square || royal[side] == State.NO_SQUARE;
        royal[side] = PieceCode.holds(layout.soleRoyals, piece) && isCandidate ? square : royal[side];
      }
    }
    for (int code = 0; code < layout.kinds.codes(); code++) {
      for (int count = 1; count <= state.held[code]; count++) {
        hash ^= layout.keys.held(code, count);
      }
    }
    return hash == state.pieceHash() && Arrays.equals(pieces, state.pieces)
        && Arrays.equals(sides, state.sides) && Arrays.equals(royal, state.royal);
  }
}
