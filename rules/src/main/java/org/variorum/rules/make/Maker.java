package org.variorum.rules.make;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.state.Rebuilt;
import org.variorum.rules.state.Rebuilt;
import org.variorum.rules.state.State;

/** Makes moves on a {@link State} and takes them back. No checks: callers make only moves that a game's pieces can make. */
public final class Maker {

  private final State state;
  private final Tables tables;
  private final Consequence[] consequences;
  /** Who moves next; null where sides alternate. */
  private final @Nullable TurnOrder order;
  private @Nullable Threats threats;

  public Maker(Tables tables, State state) {
    this.state = state;
    this.tables = tables;
    consequences = tables.consequences;
    order = tables.order;
  }

  /** Has check known to whoever says who moves next. */
  public void observe(Threats who) {
    threats = who;
  }

  /** Makes a move, but for what depends on whether it gives check. */
  public void make(long move) {
    int clock = state.clock + 1;
    int part = order == null ? 0 : state.part();
    state.clock = change(move) ? 0 : clock;
    if (order != null && threats != null) {
      int next = order.next(state, move, part, threats);
      if (next != TurnOrder.ENDS) {
        state.goOn(next);
      }
    }
    assert Rebuilt.agrees(state) : FenWriter.write(tables, state);
  }

  /** Makes a move to look at what it leads to: its clock is that of before, and the turn is the other side's. */
  public void attempt(long move) {
    change(move);
  }

  /** Makes a move's changes and tells whether it is progress (COM-2). */
  private boolean change(long move) {
    state.begin();
    int mover = MoveCode.kind(move) == MoveCode.PASS ? PieceCode.EMPTY : state.board[MoveCode.from(move)];
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
