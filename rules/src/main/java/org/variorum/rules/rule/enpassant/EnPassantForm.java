package org.variorum.rules.rule.enpassant;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** A piece captures one beside the square where it ends, over which that has just gone. */
final class EnPassantForm implements MoveForm {

  @Override
  public int kind() {
    return MoveCode.EN_PASSANT;
  }

  @Override
  public void make(Editor editor, State state, long move) {
    editor.capture(MoveCode.otherFrom(move));
    editor.shift(MoveCode.from(move), MoveCode.to(move), Cause.MOVES);
  }

  @Override
  public Other other() {
    return Other.REMOVED;
  }

  @Override
  public boolean saysOther(long move) {
    return false;
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove("x", board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.mover() + " captures " + words.other(legs.touched().getFirst())
        + " in passing and goes to " + words.square(legs.to()) + words.becomes(", ");
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(SightKind.CAPTURE, MoveCode.otherFrom(move), MoveCode.to(move)));
  }
}
