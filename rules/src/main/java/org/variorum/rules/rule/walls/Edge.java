package org.variorum.rules.rule.walls;

import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/** The edge of what is left of a board: squares beside which, along a rank or file, there is no square or a wall. */
final class Edge {

  private final CellSlot walls;
  /** By square: those beside it. */
  private final int[][] beside;

  Edge(Geometry board, CellSlot walls) {
    this.walls = walls;
    beside = board.neighbours(Directions.STRAIGHT);
  }

  boolean holds(State state, int square) {
    if (beside[square].length < Directions.STRAIGHT.steps().size()) {
      return true;
    }
    for (int other : beside[square]) {
      if (state.holds(walls, other)) {
        return true;
      }
    }
    return false;
  }

  /** Takes all others out of a set of squares. */
  void keep(State state, long[] squares) {
    for (int word = 0; word < squares.length; word++) {
      for (long left = squares[word]; left != 0; left &= left - 1) {
        if (!holds(state, word << 6 | Long.numberOfTrailingZeros(left))) {
          squares[word] ^= left & -left;
        }
      }
    }
  }
}
