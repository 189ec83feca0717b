package org.variorum.rules.rule.walls;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/** The edge of what is left of a board: squares beside which, along a rank or file, there is no square or a wall. */
final class Edge {

  private static final List<Step> STRAIGHT =
      List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0));

  private final CellSlot walls;
  /** By square: those beside it. */
  private final int[][] beside;

  Edge(Geometry board, CellSlot walls) {
    this.walls = walls;
    beside = IntStream.range(0, board.size())
        .mapToObj(square -> STRAIGHT.stream().mapToInt(step -> board.step(square, Side.WHITE, step))
            .filter(next -> next != Geometry.NONE).toArray())
        .toArray(int[][]::new);
  }

  boolean holds(State state, int square) {
    if (beside[square].length < STRAIGHT.size()) {
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
