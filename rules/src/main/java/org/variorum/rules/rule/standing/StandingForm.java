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
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/**
 * A piece captures another from where it stands.
 *
 * @param alsoByMoving whether it might capture the same piece by moving there. Then the text has to tell one from the other, and is
 *     that of a capture in passing which ends where it began
 */
record StandingForm(int kind, boolean alsoByMoving) implements MoveForm {

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
    return alsoByMoving ? MoveCode.from(move) : MoveCode.otherFrom(move);
  }

  @Override
  public boolean saysOther(long move) {
    return alsoByMoving;
  }

  @Override
  public List<Integer> pointed(long move) {
    int from = MoveCode.from(move);
    int other = MoveCode.otherFrom(move);
    return alsoByMoving ? List.of(from, other, from) : List.of(from, other);
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    String other = board.name(MoveCode.otherFrom(move));
    return alsoByMoving
        ? new Algebraic.BoardMove("x", other, "-" + board.name(MoveCode.from(move)), "", "")
        : new Algebraic.BoardMove("x", other);
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.mover() + " stays and captures " + words.other(legs.touched().getFirst());
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(SightKind.CAPTURE, MoveCode.otherFrom(move), MoveCode.from(move)));
  }
}
