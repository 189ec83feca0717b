package org.variorum.rules.rule.afar;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.StraightLines;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.afar.Afar.How;
import org.variorum.rules.state.State;

/**
 * Finds whom a piece captures from afar.
 *
 * @param by the kinds that capture so
 * @param run whether it is all enemies of an unbroken line
 * @param partners the kinds with which they capture
 * @param spared the kinds that stay
 * @param closing by side and square: what takes the place of a partner in a line
 * @param apart whether a piece may not go over two that stand next to each other
 */
record AfarVictims(long by, How how, boolean run, long partners, long spared, boolean[][] closing,
    boolean apart,
    StraightLines lines, Context context) {

  /** Adds their squares to a set, after the move. */
  void add(long[] found, State state, int from, int to, int side) {
    switch (how) {
      case COORDINATION -> coordinate(found, state, to, side);
      case CUSTODY -> closeIn(found, state, to, side);
      case LEAP -> leap(found, state, from, to, side);
      case APPROACH, WITHDRAWAL -> goStraight(found, state, from, to, side);
    }
  }

  /** Whether a piece goes over two that stand next to each other, and may not. */
  boolean crowds(State state, int from, int to) {
    int direction = apart ? lines.direction(from, to) : StraightLines.NONE;
    if (direction == StraightLines.NONE) {
      return false;
    }
    boolean last = false;
    for (int square : lines.line(from, direction)) {
      if (square == to) {
        return false;
      }
      boolean stands = state.board[square] != PieceCode.EMPTY;
      if (last && stands) {
        return true;
      }
      last = stands;
    }
    return false;
  }

  private void goStraight(long[] found, State state, int from, int to, int side) {
    int direction = lines.direction(from, to);
    if (direction == StraightLines.NONE) {
      return;
    }
    int[] line =
        how == How.APPROACH ? lines.line(to, direction) : lines.line(from, lines.opposite(direction));
    add(found, state, line, Math.min(enemies(state, line, side), run ? line.length : 1));
  }

  private void leap(long[] found, State state, int from, int to, int side) {
    int direction = lines.direction(from, to);
    if (direction == StraightLines.NONE) {
      return;
    }
    for (int square : lines.line(from, direction)) {
      if (square == to) {
        return;
      }
      addEnemy(found, state, square, side ^ 1);
    }
  }

  private void closeIn(long[] found, State state, int to, int side) {
    for (int[] line : lines.linesFrom(to)) {
      int count = enemies(state, line, side);
      if (count > 0 && (run || count == 1) && count < line.length
          && closes(state, line[count], side)) {
        add(found, state, line, count);
      }
    }
  }

  /** Where walls are remembered is known only when all rules are there. */
  private boolean closes(State state, int square, int side) {
    return isPartner(state.board[square], side) || state.board[square] == PieceCode.EMPTY
        && closing[side][square] && !state.holds(context.memory().walls(), square);
  }

  private void coordinate(long[] found, State state, int to, int side) {
    Geometry board = context.board();
    for (int square = 0; square < state.board.length; square++) {
      if (isPartner(state.board[square], side)) {
        addEnemy(found, state, board.square(board.file(to), board.rank(square)), side ^ 1);
        addEnemy(found, state, board.square(board.file(square), board.rank(to)), side ^ 1);
      }
    }
  }

  /** How many squares of a line, from its beginning, hold enemies. */
  private static int enemies(State state, int[] line, int side) {
    int count = 0;
    while (count < line.length && isOf(state.board[line[count]], side ^ 1)) {
      count++;
    }
    return count;
  }

  private void add(long[] found, State state, int[] line, int count) {
    for (int i = 0; i < count; i++) {
      add(found, state, line[i]);
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

  private boolean isPartner(int piece, int side) {
    return isOf(piece, side) && PieceCode.holds(partners, piece);
  }

  private static boolean isOf(int piece, int side) {
    return piece != PieceCode.EMPTY && PieceCode.side(piece) == side;
  }
}
