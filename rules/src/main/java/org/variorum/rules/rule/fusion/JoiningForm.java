package org.variorum.rules.rule.fusion;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Insight.SightKind;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Mark.Look;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** A piece goes onto another of its side, and both become one. */
record JoiningForm(int kind, FusionTable table) implements MoveForm {

  private static final Cause JOINED = new Cause("joined", false);
  private static final SightKind JOIN =
      new SightKind(Look.TOUCH, "may be joined", "join", "becomes one piece with that piece");

  @Override
  public void make(Editor editor, State state, long move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int mover = state.board[from];
    int joined = table.joined()[PieceCode.kind(mover)][PieceCode.kind(state.board[to])];
    editor.remove(to, JOINED);
    editor.shift(from, to, JOINED);
    editor.change(to, PieceCode.code(joined, PieceCode.side(mover)), JOINED);
  }

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
    return new Algebraic.BoardMove("&", board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    Legs.Touched other = legs.touched().getFirst();
    Piece compound =
        new Piece(table.joined(legs.piece().letter(), other.before().letter()), legs.piece().side());
    return words.mover() + " joins " + words.other(other) + ", and both are "
        + English.withArticle(words.name(compound));
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of(MoveForm.sight(JOIN, MoveCode.to(move), MoveCode.to(move)));
  }

  @Override
  public boolean walks() {
    return false;
  }
}
