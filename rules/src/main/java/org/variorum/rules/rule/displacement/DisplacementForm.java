package org.variorum.rules.rule.displacement;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** RS-5: the captured piece is put elsewhere. */
record DisplacementForm(int kind) implements MoveForm {

  private static final Cause DISPLACED = new Cause("displaced", true);
  private static final SightKind DISPLACE =
      new SightKind(Look.CAPTURE, "may be displaced", "displace", "displaces that piece");

  @Override
  public void make(Editor editor, State state, long move) {
    editor.shiftBoth(MoveCode.from(move), MoveCode.to(move), Cause.MOVES, MoveCode.otherFrom(move),
        MoveCode.otherTo(move), DISPLACED);
  }

  @Override
  public Other other() {
    return Other.REMAINS;
  }

  @Override
  public List<Integer> pointed(long move) {
    return List.of(MoveCode.from(move), MoveCode.to(move), MoveCode.otherTo(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.BoardMove("x", board.name(MoveCode.to(move)), "", "",
        board.name(MoveCode.otherTo(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    Touched victim = legs.touched().getFirst();
    return words.mover() + " captures " + words.other(victim) + ", which goes to "
        + words.square(victim.to()) + words.becomes(", and ");
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(DISPLACE, MoveCode.to(move), MoveCode.to(move)));
  }
}
