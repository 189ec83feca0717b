package org.variorum.rules.make;

import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.state.Rebuilt;
import org.variorum.rules.state.Rebuilt;
import org.variorum.rules.state.State;

/** Makes moves on a {@link State} and takes them back. No checks: callers make only moves that a game's pieces can make. */
public final class Maker {

  private final State state;
  private final Tables tables;
  private final Consequence[] consequences;

  public Maker(Tables tables, State state) {
    this.state = state;
    this.tables = tables;
    consequences = tables.consequences;
  }

  /** Makes a move, but for what depends on whether it gives check. */
  public void make(long move) {
    int clock = state.clock + 1;
    state.clock = change(move) ? 0 : clock;
    assert Rebuilt.agrees(state) : FenWriter.write(tables, state);
  }

  /** Makes a move to look at what it leads to: its clock is that of before. */
  public void attempt(long move) {
    change(move);
  }

  /** Makes a move's changes and tells whether it is progress (COM-2). */
  private boolean change(long move) {
    state.begin();
    int mover = state.board[MoveCode.from(move)];
    boolean progress = Effects.apply(tables, state, move);
    state.end();
    for (Consequence consequence : consequences) {
      consequence.follow(state, move, mover);
    }
    return progress;
  }

  /** Gives the turn away (null moves). */
  public void pass() {
    state.begin();
    state.clock++;
    state.end();
  }

  /** Takes back what was made, attempted or passed last. */
  public void unmake() {
    state.restore();
    assert Rebuilt.agrees(state) : FenWriter.write(tables, state);
  }
}
