package org.variorum.rules.compile;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** Moves to an empty square, and captures of the piece on the destination square. */
final class PlainForm implements MoveForm {

  @Override
  public int kind() {
    return MoveCode.PLAIN;
  }

  @Override
  public void make(Editor editor, State state, long move) {
    int to = MoveCode.to(move);
    if (state.board[to] != PieceCode.EMPTY) {
      editor.capture(to);
    }
    editor.shift(MoveCode.from(move), to, Cause.MOVES);
  }

  @Override
  public boolean takes(long move, int square) {
    return square == MoveCode.to(move);
  }

  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public boolean isProgress(long move, boolean captures, boolean actions) {
    return captures && MoveCode.captures(move);
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    int to = MoveCode.to(move);
    return new Algebraic.BoardMove(state.board[to] == PieceCode.EMPTY ? "" : "x", board.name(to));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.mover() + (legs.touched().isEmpty() ? " goes to " + words.square(legs.to())
        : " captures " + words.other(legs.touched().getFirst())) + words.becomes(" and ");
  }
}
