package org.variorum.rules.compile;

import java.util.List;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.Algebraic;
import org.variorum.rules.position.Insight.Sight;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.SpokenWords;
import org.variorum.rules.state.State;

/** Passes: no piece moves, and the turn ends. */
final class PassForm implements MoveForm {

  /** The null move of PGN. */
  private static final String NAME = "--";

  @Override
  public int kind() {
    return MoveCode.PASS;
  }

  @Override
  public void make(Editor editor, State state, long move) {}

  @Override
  public Other other() {
    return Other.NONE;
  }

  @Override
  public List<Integer> pointed(long move) {
    return List.of();
  }

  @Override
  public Algebraic algebraic(Geometry board, State state, long move) {
    return new Algebraic.Pass(NAME);
  }

  @Override
  public String spoken(Legs legs, SpokenWords words) {
    return legs.piece().side().word() + " passes";
  }

  @Override
  public List<Sight> sights(State state, long move) {
    return List.of();
  }

  @Override
  public boolean walks() {
    return false;
  }
}
