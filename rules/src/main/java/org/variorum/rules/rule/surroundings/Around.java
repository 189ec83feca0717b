package org.variorum.rules.rule.surroundings;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.surroundings.Surroundings.Lines;
import org.variorum.rules.rule.surroundings.Surroundings.Whom;
import org.variorum.rules.state.State;

/** Finds the enemies around a square. */
final class Around {

  private static final List<Step> STRAIGHT =
      List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0));
  private static final List<Step> DIAGONAL =
      List.of(new Step(1, 1), new Step(1, -1), new Step(-1, -1), new Step(-1, 1));

  private final Whom whom;
  /** By square and direction: the squares of the line, as far as it does not come back to where it began. */
  private final int[][][] lines;
  /** By side: the kinds to which nothing happens. */
  private final long spared;
  private final int words;

  /** @param spared the kinds to which nothing happens */
  Around(Whom whom, Lines along, long spared, Geometry board) {
    this.whom = whom;
    this.spared = spared;
    words = board.words();
    List<Step> steps = IntStream.range(0, 8)
        .mapToObj(i -> i < 4 ? STRAIGHT.get(i) : DIAGONAL.get(i - 4))
        .filter(step -> along == Lines.ALL || (along == Lines.STRAIGHT) == STRAIGHT.contains(step)).toList();
    lines = IntStream.range(0, board.size())
        .mapToObj(square -> steps.stream().map(step -> line(board, square, step)).toArray(int[][]::new))
        .toArray(int[][][]::new);
  }

  private static int[] line(Geometry board, int from, Step step) {
    return IntStream
        .iterate(board.step(from, Side.WHITE, step), next -> next != Geometry.NONE && next != from,
            next -> board.step(next, Side.WHITE, step))
        .toArray();
  }

  /** Whether there is one of them. */
  boolean any(State state, int square, int side) {
    for (int[] line : lines[square]) {
      for (int i = count(state, line, side) - 1; i >= 0; i--) {
        if (!PieceCode.holds(spared, state.board[line[i]])) {
          return true;
        }
      }
    }
    return false;
  }

  /** All of them, as a set of squares. */
  long[] all(State state, int square, int side) {
    long[] found = new long[words];
    for (int[] line : lines[square]) {
      for (int i = count(state, line, side) - 1; i >= 0; i--) {
        if (!PieceCode.holds(spared, state.board[line[i]])) {
          found[line[i] >>> 6] |= 1L << line[i];
        }
      }
    }
    return found;
  }

  /** How many squares of a line, from its beginning, hold enemies that are meant, spared ones among them. */
  private int count(State state, int[] line, int side) {
    int run = 0;
    while (run < line.length && isOf(state.board[line[run]], side ^ 1)) {
      run++;
    }
    boolean closed = run < line.length && isOf(state.board[line[run]], side);
    return switch (whom) {
      case ENCLOSED_RUN -> closed ? run : 0;
      case ENCLOSED_ONE -> closed && run == 1 ? 1 : 0;
      case ADJACENT -> Math.min(run, 1);
    };
  }

  private static boolean isOf(int piece, int side) {
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == side;
  }
}
