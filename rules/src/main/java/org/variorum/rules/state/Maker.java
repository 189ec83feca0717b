package org.variorum.rules.state;

import org.variorum.rules.compile.Tables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;

/** Makes moves on a {@link State} and takes them back. No checks: callers make only moves that a game's pieces can make. */
public final class Maker {

  private final State state;
  private final Tables tables;

  public Maker(State state) {
    this.state = state;
    tables = state.tables;
  }

  /** Makes a move, but for what depends on whether it gives check. */
  public void make(long move) {
    state.save();
    state.thawSide(state.turn);
    int mover = state.board[MoveCode.from(move)];
    boolean progress = Effects.apply(state, move);
    state.clock = progress ? 0 : state.clock + 1;
    endTurn();
    int kind = MoveCode.kind(move);
    boolean bans = tables.banned != 0 && kind != MoveCode.DROP && PieceCode.holds(tables.banned, mover);
    state.ban = bans ? PieceCode.kind(mover) + 1 : 0;
    state.swapped = kind == MoveCode.EXCHANGE && tables.exchange != null && tables.exchange.notInReply();
    state.passed(Tables.NO_SQUARE, 0);
    assert Rebuilt.agrees(state) : FenWriter.write(state);
  }

  /** Makes only a move's changes of the board, to look at it. */
  public void attempt(long move) {
    state.save();
    state.thawSide(state.turn);
    Effects.apply(state, move);
    endTurn();
  }

  /** Gives the turn away (null moves). */
  public void pass() {
    state.save();
    state.thawSide(state.turn);
    state.clock++;
    endTurn();
    state.ban = 0;
    state.swapped = false;
    state.passed(Tables.NO_SQUARE, 0);
  }

  private void endTurn() {
    state.fullmove += state.turn;
    state.turn ^= 1;
  }

  /** Takes back what was made, attempted or passed last. */
  public void unmake() {
    state.restore();
    assert Rebuilt.agrees(state) : FenWriter.write(state);
  }
}
