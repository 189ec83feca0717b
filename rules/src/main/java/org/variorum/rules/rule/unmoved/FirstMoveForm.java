package org.variorum.rules.rule.unmoved;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** A piece goes to an empty square on its first move. */
record FirstMoveForm(int kind) implements MoveForm {

  @Override
  public void make(Editor editor, State state, long move) {
    editor.shift(MoveCode.from(move), MoveCode.to(move), Cause.MOVES);
  }

  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove("", board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.mover() + " goes to " + words.square(legs.to());
  }

  @Override
  public boolean walks() {
    return false;
  }
}
