package org.variorum.rules.rule.push;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;

/**
 * The squares from one in a direction, as far as they do not come back to where they began.
 *
 * @param squares in their order
 * @param ends whether the board ends behind them
 */
record Row(int[] squares, boolean ends) {

  /** By square and direction; only those that have a square. */
  static Row[][] all(Geometry board, Directions directions) {
    List<Step> steps = directions.steps();
    return Arrays.stream(board.lines(directions))
        .map(lines -> IntStream.range(0, lines.length).filter(i -> lines[i].length > 0)
            .mapToObj(i -> of(board, lines[i], steps.get(i))).toArray(Row[]::new))
        .toArray(Row[][]::new);
  }

  private static Row of(Geometry board, int[] squares, Step step) {
    return new Row(squares,
        board.step(squares[squares.length - 1], Side.WHITE, step) == Geometry.NONE);
  }

  /** Where a square lies in it; negative if it does not. */
  int index(int square) {
    for (int i = 0; i < squares.length; i++) {
      if (squares[i] == square) {
        return i;
      }
    }
    return -1;
  }
}
