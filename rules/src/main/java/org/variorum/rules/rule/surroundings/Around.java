package org.variorum.rules.rule.surroundings;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.surroundings.Surroundings.Which;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/** Finds the enemies on the lines around a square. */
final class Around implements SurroundingVictims {

  private final Which which;
  /** By square and direction: the squares of the line, as far as it does not come back to where it began. */
  private final int[][][] lines;
  /** The kinds to which nothing happens. */
  private final long spared;
  /** By side and square: where a line is closed without a piece. */
  private final boolean[][] closing;
  private final SlotAllocator memory;
  private final int words;

  /** @param spared the kinds to which nothing happens */
  Around(Surroundings record, long spared, Context context) {
    which = record.which();
    this.spared = spared;
    Geometry board = context.board();
    closing = record.closing().squares(board);
    memory = context.memory();
    words = board.wordCount();
    lines = board.lines(record.lines());
  }

  @Override
  public boolean any(State state, int square, int side) {
    for (int[] line : lines[square]) {
      for (int i = count(state, line, side) - 1; i >= 0; i--) {
        if (!PieceCode.holds(spared, state.board[line[i]])) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public long[] all(State state, int square, int side) {
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
    boolean closed = run < line.length && closes(state, line[run], side);
    return switch (which) {
      case ENCLOSED_RUN -> closed ? run : 0;
      case ENCLOSED_ONE -> closed && run == 1 ? 1 : 0;
      case ADJACENT -> Math.min(run, 1);
      case ATTACKED -> throw new IllegalStateException("not by lines");
    };
  }

  /** Where walls are remembered is known only when all rules are there. */
  private boolean closes(State state, int square, int side) {
    return state.board[square] == PieceCode.EMPTY
        ? closing[side][square] && !state.holds(memory.walls(), square)
        : PieceCode.side(state.board[square]) == side;
  }

  private static boolean isOf(int piece, int side) {
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == side;
  }
}
