package org.variorum.rules.rule.push;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.rule.push.Push.Lines;

/**
 * The squares from one in a direction, as far as they do not come back to where they began.
 *
 * @param squares in their order
 * @param ends whether the board ends behind them
 */
record Row(int[] squares, boolean ends) {

  private static final List<Step> STRAIGHT =
      List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0));
  private static final List<Step> DIAGONAL =
      List.of(new Step(1, 1), new Step(1, -1), new Step(-1, -1), new Step(-1, 1));

  /** By square and direction; only those that have a square. */
  static Row[][] all(Geometry board, Lines lines) {
    List<Step> steps = switch (lines) {
      case STRAIGHT -> STRAIGHT;
      case DIAGONAL -> DIAGONAL;
      case ALL -> IntStream.range(0, 8).mapToObj(i -> i < 4 ? STRAIGHT.get(i) : DIAGONAL.get(i - 4)).toList();
    };
    return IntStream.range(0, board.size())
        .mapToObj(square -> steps.stream().map(step -> of(board, square, step))
            .filter(row -> row.squares.length > 0).toArray(Row[]::new))
        .toArray(Row[][]::new);
  }

  private static Row of(Geometry board, int from, Step step) {
    int[] squares = IntStream.iterate(board.step(from, Side.WHITE, step),
        next -> next != Geometry.NONE && next != from, next -> board.step(next, Side.WHITE, step)).toArray();
    boolean ends =
        squares.length > 0 && board.step(squares[squares.length - 1], Side.WHITE, step) == Geometry.NONE;
    return new Row(squares, ends);
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
