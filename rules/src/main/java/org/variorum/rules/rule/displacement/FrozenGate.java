package org.variorum.rules.rule.displacement;

import java.util.List;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.position.Refusal.Scope;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.GateLimits;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/**
 * RS-7: a frozen piece does not go, and threatens nobody.
 *
 * @param kinds the kinds that can be frozen
 */
record FrozenGate(CellSlot slot, long kinds) implements Gate {

  /** The piece was put there by the last move (RS-7). */
  private static final Reason FROZEN = new Reason("FROZEN", Scope.PIECE_AT_ALL);

  @Override
  public boolean limits(Use use) {
    return use != Use.LEND;
  }

  @Override
  public void lower(State state, int side, GateLimits limits) {
    limits.kinds = kinds;
    state.addTo(limits.still, slot);
  }

  @Override
  public Illegal why(State state, int from, int cell) {
    int owner = PieceCode.side(state.board[from]);
    return new Illegal(FROZEN, new Wording(state).pieceOn(from)
        + " has been displaced and is frozen until the end of " + Wording.side(owner)
        + (owner == state.turn ? "'s turn" : "'s next turn"), List.of(from));
  }
}
