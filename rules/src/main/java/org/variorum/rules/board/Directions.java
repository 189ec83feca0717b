package org.variorum.rules.board;

import java.util.List;
import java.util.stream.IntStream;

/** Directions over a board in which one goes square by square. */
public enum Directions {
  /** All eight. */
  ALL(List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0), new Step(1, -1), new Step(0, -1),
      new Step(-1, -1), new Step(-1, 0), new Step(-1, 1))),
  /** Along ranks and files. */
  STRAIGHT(List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0))),
  DIAGONAL(List.of(new Step(1, 1), new Step(1, -1), new Step(-1, -1), new Step(-1, 1)));

  private final List<Step> steps;

  Directions(List<Step> steps) {
    this.steps = steps;
  }

  /** White's steps, clockwise: those in the first and the second half of the list are opposite to each other. */
  public List<Step> steps() {
    return steps;
  }

  /** By square: those beside it in these directions. */
  public int[][] beside(Geometry board) {
    return IntStream.range(0, board.size())
        .mapToObj(square -> steps.stream().mapToInt(step -> board.step(square, Side.WHITE, step))
            .filter(next -> next != Geometry.NONE).toArray())
        .toArray(int[][]::new);
  }

  /**
   * By square and direction, in the order of the steps: the squares from there to an edge or a hole. Where a board goes round, a line
   * ends before it comes back to where it began.
   */
  public int[][][] lines(Geometry board) {
    return IntStream.range(0, board.size())
        .mapToObj(square -> steps.stream().map(step -> line(board, square, step)).toArray(int[][]::new))
        .toArray(int[][][]::new);
  }

  private static int[] line(Geometry board, int from, Step step) {
    return IntStream
        .iterate(board.step(from, Side.WHITE, step), next -> next != Geometry.NONE && next != from,
            next -> board.step(next, Side.WHITE, step))
        .toArray();
  }
}
