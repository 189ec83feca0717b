package org.variorum.rules.rule.afar;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.afar.Afar.How;
import org.variorum.rules.state.State;

/**
 * Finds whom a piece captures from afar.
 *
 * @param by the kinds that capture so
 * @param run whether it is all enemies of an unbroken line
 * @param partners the kinds with which they coordinate
 * @param spared the kinds that stay
 */
record Victims(long by, How how, boolean run, long partners, long spared, Lines lines, Geometry board) {

  /** Adds their squares to a set, after the move. */
  void add(long[] found, State state, int from, int to, int side) {
    if (how == How.COORDINATION) {
      coordinate(found, state, to, side);
      return;
    }
    int direction = lines.direction(from, to);
    if (direction == Lines.NONE) {
      return;
    }
    int[] line =
        how == How.APPROACH ? lines.of(to, direction) : lines.of(from, Lines.opposite(direction));
    for (int square : line) {
      if (!isOf(state.board[square], side ^ 1)) {
        return;
      }
      add(found, state, square);
      if (!run) {
        return;
      }
    }
  }

  private void coordinate(long[] found, State state, int to, int side) {
    for (int square = 0; square < state.board.length; square++) {
      int piece = state.board[square];
      if (PieceCode.holds(partners, piece) && isOf(piece, side)) {
        addEnemy(found, state, board.square(board.file(to), board.rank(square)), side ^ 1);
        addEnemy(found, state, board.square(board.file(square), board.rank(to)), side ^ 1);
      }
    }
  }

  private void addEnemy(long[] found, State state, int square, int enemy) {
    if (square != Geometry.NONE && isOf(state.board[square], enemy)) {
      add(found, state, square);
    }
  }

  private void add(long[] found, State state, int square) {
    if (!PieceCode.holds(spared, state.board[square])) {
      found[square >>> 6] |= 1L << square;
    }
  }

  private static boolean isOf(int piece, int side) {
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == side;
  }
}
