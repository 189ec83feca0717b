package org.variorum.rules.rule.turn;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.turn.Turn.Passing;
import org.variorum.rules.state.State;

/** To pass instead of a move. It leaves the board as it is, so that it does not end a check: it may be made in check where it ends the game. */
record Passes(Turn turn, State state, Threats threats) implements MoveSource {

  @Override
  public int kind() {
    return MoveCode.PASS;
  }

  @Override
  public void add(MoveBuffer moves, boolean check) {
    addIf(Passing.ALWAYS, moves, check);
  }

  @Override
  public void addWithoutOthers(MoveBuffer moves, boolean check) {
    addIf(Passing.WITHOUT_MOVE, moves, check);
  }

  private void addIf(Passing passing, MoveBuffer moves, boolean check) {
    if (turn.of(state.turn).get(state.part()).passing() == passing && (!check || threats.mayPassInCheck())) {
      moves.add(MoveCode.pass());
    }
  }

  @Override
  public void addOpen(MoveBuffer moves, int from, boolean check) {}
}
