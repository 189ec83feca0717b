package org.variorum.rules.rule.ban;

import java.util.List;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.position.Refusal.Scope;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.GateLimits;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** NMT-4: the kind that has just moved on the other side may only capture. */
record BanGate(Slot slot) implements Gate {

  /** The opponent has just moved a piece of that kind (NMT-4). */
  private static final Reason BANNED = new Reason("BANNED", Scope.PIECE);

  @Override
  public boolean limits(Use use) {
    return use == Use.MOVE;
  }

  @Override
  public boolean isByKind() {
    return true;
  }

  @Override
  public void lower(State state, int side, GateLimits limits) {
    int banned = (int) state.get(slot);
    if (banned != 0 && side == state.turn) {
      limits.kinds = PieceCode.bit(banned - 1);
      limits.capturesOnly = limits.kinds;
    }
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    String piece = new Wording(state).piece(from);
    return new Illegal(BANNED, "the " + piece + " may not move without capturing: "
        + Wording.side(state.turn ^ 1) + " has just moved " + English.withArticle(piece), List.of(from));
  }
}
