package org.variorum.rules.compile;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** Drops of a piece from the hand. */
final class DropForm implements MoveForm {

  @Override
  public int kind() {
    return MoveCode.DROP;
  }

  @Override
  public void make(Editor editor, State state, long move) {
    editor.drop(PieceCode.code(MoveCode.becomes(move), state.turn), MoveCode.to(move));
  }

  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public List<Integer> pointed(long move) {
    return List.of(MoveCode.to(move));
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.Drop(board.name(MoveCode.to(move)));
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return words.name(legs.arrivingPiece()) + " is put on " + words.square(legs.to());
  }
}
