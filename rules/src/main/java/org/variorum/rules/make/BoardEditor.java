package org.variorum.rules.make;

import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.state.State;

/** Makes each change on a position at once. */
record BoardEditor(Tables tables, State state) implements Editor {

  @Override
  public void remove(int square, Cause cause) {
    state.put(square, PieceCode.EMPTY);
  }

  @Override
  public void capture(int square) {
    int held = tables.heldAs[PieceCode.kind(state.board[square])];
    if (held >= 0) {
      state.hold(PieceCode.code(held, state.turn), 1);
    }
    state.put(square, PieceCode.EMPTY);
  }

  @Override
  public void shift(int from, int to, Cause cause) {
    int piece = state.board[from];
    state.put(from, PieceCode.EMPTY);
    state.put(to, piece);
  }

  @Override
  public void shiftBoth(int from, int to, Cause cause, int otherFrom, int otherTo, Cause otherCause) {
    int piece = state.board[from];
    int other = state.board[otherFrom];
    state.put(from, PieceCode.EMPTY);
    state.put(otherFrom, PieceCode.EMPTY);
    state.put(to, piece);
    state.put(otherTo, other);
  }

  @Override
  public void change(int square, int piece, Cause cause) {
    state.put(square, piece);
  }

  @Override
  public void drop(int piece, int square) {
    state.hold(piece, -1);
    state.put(square, piece);
  }
}
