package org.variorum.rules.fen;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.Kinds;

/**
 * Home squares, from which pieces have their initial moves. If the definition gives a kind no home squares, its home
 * squares are those of its pieces in the start position.
 */
public final class HomeSquares {

  private final Kinds kinds;
  private final Geometry board;
  private final int[] start;

  public HomeSquares(Kinds kinds) {
    this.kinds = kinds;
    board = kinds.definition().board();
    start = StartPlacement.pieceCodes(kinds);
  }

  /** Whether a square is a home square of the pieces of a kind and side. */
  public boolean contains(int kind, int side, int square) {
    return kinds.definition().pieces().get(kind).home()
        .map(home -> home.contains(board, square, PieceCode.sideOf(side)))
        .orElse(start[square] == PieceCode.code(kind, side));
  }
}
