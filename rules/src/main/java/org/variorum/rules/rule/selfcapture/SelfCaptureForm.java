package org.variorum.rules.rule.selfcapture;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** A piece goes onto another of its side, which leaves the game. */
record SelfCaptureForm(int kind) implements MoveForm {

  private static final Cause CAPTURED = new Cause("captured by its own side", false);

  @Override
  public void make(Editor editor, State state, long move) {
    editor.take(MoveCode.to(move), CAPTURED);
    editor.shift(MoveCode.from(move), MoveCode.to(move), Cause.MOVES);
  }

  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public boolean isProgress(long move, boolean captures, boolean actions) {
    return captures;
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove("x", board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.mover() + " captures " + words.other(legs.touched().getFirst())
        + words.becomes(" and ");
  }
}
