package org.variorum.rules.rule.exchange;

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

/** NMT-8: each of two pieces goes where the other stands. */
record ExchangeForm(int kind) implements MoveForm {

  private static final Cause EXCHANGED = new Cause("exchanged", false);
  private static final SightKind EXCHANGE = new SightKind(Look.PARTNER, "may be exchanged",
      "exchange squares with", "exchanges squares with that piece");

  @Override
  public void make(Editor editor, State state, long move) {
    editor.shiftBoth(MoveCode.from(move), MoveCode.to(move), EXCHANGED, MoveCode.otherFrom(move),
        MoveCode.otherTo(move), EXCHANGED);
  }

  @Override
  public Other other() {
    return Other.REMAINS;
  }

  /** Back to the first, because a piece that goes to the second is another move. */
  @Override
  public List<Integer> pointed(long move) {
    return List.of(MoveCode.from(move), MoveCode.to(move), MoveCode.from(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove("<>", board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.mover() + " exchanges squares with " + words.other(legs.touched().getFirst());
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(EXCHANGE, MoveCode.to(move), MoveCode.to(move)));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
