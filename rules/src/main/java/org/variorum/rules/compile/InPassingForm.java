package org.variorum.rules.compile;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** Captures in passing: a piece on the way is captured, and perhaps a second piece on the destination square. */
final class InPassingForm implements MoveForm {

  @Override
  public int kind() {
    return MoveCode.IN_PASSING;
  }

  @Override
  public void make(Editor editor, State state, long move) {
    int to = MoveCode.to(move);
    editor.capture(MoveCode.otherFrom(move));
    if (state.board[to] != PieceCode.EMPTY) {
      editor.capture(to);
    }
    editor.shift(MoveCode.from(move), to, Cause.MOVES);
  }

  @Override
  public boolean takes(long move, int square) {
    return square == MoveCode.to(move) || square == MoveCode.otherFrom(move);
  }

  @Override
  public Other other() {
    return Other.REMOVED;
  }

  @Override
  public List<Integer> pointed(long move) {
    return List.of(MoveCode.from(move), MoveCode.otherFrom(move), MoveCode.to(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    int to = MoveCode.to(move);
    String destination = (state.board[to] == PieceCode.EMPTY ? "-" : "x") + board.name(to);
    return new Algebraic.BoardMove("x", board.name(MoveCode.otherFrom(move)), destination, "", "");
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    String ending = legs.touched().size() > 1 ? " and captures " + words.other(legs.touched().getLast())
        : " and goes to " + words.square(legs.to());
    return words.mover() + " captures " + words.other(legs.touched().getFirst()) + " in passing" + ending
        + words.becomes(", ");
  }

  @Override
  public List<Sight> sights(State state, long move) {
    int to = MoveCode.to(move);
    Sight victim = MoveForm.sight(SightKind.CAPTURE, MoveCode.otherFrom(move), to);
    return state.board[to] == PieceCode.EMPTY ? List.of(victim)
        : List.of(victim, MoveForm.sight(SightKind.CAPTURE, to, to));
  }
}
