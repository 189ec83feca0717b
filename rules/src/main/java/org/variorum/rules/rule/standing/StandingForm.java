package org.variorum.rules.rule.standing;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Telling;
import org.variorum.rules.state.State;

/** A piece captures another from where it stands. */
record StandingForm(int kind) implements MoveForm {

  @Override
  public void make(Editor editor, State state, long move) {
    editor.capture(MoveCode.otherFrom(move));
  }

  @Override
  public boolean mayPromote(long move, int mover, boolean[] zone) {
    return false;
  }

  @Override
  public boolean takes(long move, int square) {
    return square == MoveCode.otherFrom(move);
  }

  @Override
  public Other other() {
    return Other.REMOVED;
  }

  @Override
  public int writtenTo(long move) {
    return MoveCode.otherFrom(move);
  }

  @Override
  public boolean saysOther(long move) {
    return false;
  }

  @Override
  public List<Integer> pointed(long move) {
    return List.of(MoveCode.from(move), MoveCode.otherFrom(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.Going("x", board.name(MoveCode.otherFrom(move)));
  }

  @Override
  public String spoken(Legs legs, Telling words) {
    return words.mover() + " stays and captures " + words.other(legs.touched().getFirst());
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(SightKind.CAPTURE, MoveCode.otherFrom(move), MoveCode.from(move)));
  }
}
