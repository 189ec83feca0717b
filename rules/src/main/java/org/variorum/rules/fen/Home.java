package org.variorum.rules.fen;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.Kinds;

/**
 * Home squares, from which pieces have their initial moves. If the definition gives a kind no home squares, they are
 * the squares of its pieces in the start position.
 */
public final class Home {

  private final Kinds kinds;
  private final Geometry board;
  private final int[] start;

  public Home(Kinds kinds) {
    this.kinds = kinds;
    board = kinds.definition().board();
    start = StartPlacement.start(kinds);
  }

  /** Whether a piece of a kind and side is at home on a square. */
  public boolean of(int kind, int side, int square) {
    return kinds.definition().pieces().get(kind).home()
        .map(home -> home.contains(board, square, PieceCode.sideOf(side)))
        .orElse(start[square] == PieceCode.code(kind, side));
  }
}
