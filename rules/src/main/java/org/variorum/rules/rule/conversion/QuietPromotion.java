package org.variorum.rules.rule.conversion;

import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.State;

/**
 * A promotion in place that may not attack gives no check, not even a discovered one.
 *
 * @param kind the kind of move that promotes in place
 */
record QuietPromotion(int kind) implements Veto.Prohibition {

  @Override
  public boolean looksAhead() {
    return false;
  }

  @Override
  public boolean forbids(State before, long move, Threats threats) {
    if (MoveCode.kind(move) != kind) {
      return false;
    }
    int side = before.turn;
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int piece = before.swap(from, PieceCode.EMPTY);
    before.swap(to, PieceCode.code(MoveCode.becomes(move), side));
    boolean check = threats.inCheck(side ^ 1);
    before.swap(to, PieceCode.EMPTY);
    before.swap(from, piece);
    return check;
  }

  @Override
  public String why() {
    return "a promotion in place may not give check";
  }
}
