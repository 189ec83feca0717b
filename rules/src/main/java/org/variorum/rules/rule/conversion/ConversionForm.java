package org.variorum.rules.rule.conversion;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** A piece becomes another where it stands, or goes on. */
record ConversionForm(int kind) implements MoveForm {

  private static final SightKind HERE =
      new SightKind(Look.TOUCH, "may become another piece", "promote on", "promotes where it stands");

  @Override
  public void make(Editor editor, State state, long move) {
    if (MoveCode.from(move) != MoveCode.to(move)) {
      editor.shift(MoveCode.from(move), MoveCode.to(move), Cause.MOVES);
    }
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
    return words.mover() + (legs.from() == legs.to() ? words.becomes(" ")
        : " goes to " + words.square(legs.to()) + words.becomes(" and "));
  }

  @Override
  public List<Sight> sights(State state, long move) {
    int to = MoveCode.to(move);
    return List.of(MoveForm.sight(MoveCode.from(move) == to ? HERE : SightKind.MOVE, to, to));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
