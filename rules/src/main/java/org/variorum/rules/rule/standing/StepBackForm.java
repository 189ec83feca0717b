package org.variorum.rules.rule.standing;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** A piece steps onto an empty square and back, so that nothing on the board changes. */
record StepBackForm(int kind) implements MoveForm {

  private static final SightKind HERE =
      new SightKind(Look.TOUCH, "may step away and back", "step back to", "steps away and back");

  @Override
  public void make(Editor editor, State state, long move) {}

  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return false;
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
    return words.mover() + " steps away and back";
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(HERE, MoveCode.to(move), MoveCode.to(move)));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
