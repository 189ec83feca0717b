package org.variorum.rules.play;

import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.state.State;

/**
 * Passes over parts of a turn that have no legal move, as far as they need not be made. A turn of which no part has a move stays where it
 * begins: to pass it is a move, where that is allowed.
 */
final class Skips {

  private final Play play;
  private final State state;
  private final TurnOrder order;
  private final Generator generator;
  private final MoveBuffer moves = new MoveBuffer();

  Skips(Play play, TurnOrder order) {
    this.play = play;
    state = play.state;
    this.order = order;
    generator = play.generator();
  }

  /** Passes over what can be passed over now; tells how many parts these were. */
  int skip() {
    int skipped = 0;
    while (mayBeSkipped() && (state.part() > 0 || new Skips(play.copy(), order).leadsOn())) {
      skipOne();
      skipped++;
    }
    return skipped;
  }

  /** Whether the turn comes to a part that is not passed over. */
  private boolean leadsOn() {
    while (mayBeSkipped()) {
      if (!skipOne()) {
        return false;
      }
    }
    return true;
  }

  private boolean mayBeSkipped() {
    return order.mayBeSkipped(state) && generator.goesOn() && !play.inCheck() && !canMove();
  }

  /** Whether a move is legal that is no pass. */
  private boolean canMove() {
    generator.legalMoves(moves);
    for (int i = 0; i < moves.size; i++) {
      if (MoveCode.kind(moves.moves[i]) != MoveCode.PASS) {
        return true;
      }
    }
    return false;
  }

  /** Whether the same side goes on. */
  private boolean skipOne() {
    int part = state.part();
    state.end();
    state.turnTo(state.turn);
    int next = order.skip(state, part);
    if (next != TurnOrder.ENDS) {
      state.goOn(next);
    }
    return next != TurnOrder.ENDS;
  }
}
