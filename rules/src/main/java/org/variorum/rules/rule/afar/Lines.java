package org.variorum.rules.rule.afar;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;

/** The straight lines over a board that does not go round. */
final class Lines {

  /** No straight line leads there. */
  static final int NONE = -1;

  /** One after the other round about: the fourth from one is its opposite. */
  private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 1), new Step(1, 0),
      new Step(1, -1), new Step(0, -1), new Step(-1, -1), new Step(-1, 0), new Step(-1, 1));

  /** By square and direction: the squares from there to an edge or a hole. */
  private final int[][][] lines;

  Lines(Geometry board) {
    lines = IntStream.range(0, board.size())
        .mapToObj(square -> STEPS.stream().map(step -> line(board, square, step)).toArray(int[][]::new))
        .toArray(int[][][]::new);
  }

  /** On a board that goes round, a line ends where it began. */
  private static int[] line(Geometry board, int from, Step step) {
    return IntStream
        .iterate(board.step(from, Side.WHITE, step), next -> next != Geometry.NONE && next != from,
            next -> board.step(next, Side.WHITE, step))
        .toArray();
  }

  static int opposite(int direction) {
    return (direction + 4) % STEPS.size();
  }

  /** The squares from one on, without it. */
  int[] of(int square, int direction) {
    return lines[square][direction];
  }

  /** In which direction a square lies from another, or {@link #NONE}. */
  int direction(int from, int to) {
    for (int direction = 0; direction < STEPS.size(); direction++) {
      for (int square : lines[from][direction]) {
        if (square == to) {
          return direction;
        }
      }
    }
    return NONE;
  }
}
