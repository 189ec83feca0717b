package org.variorum.rules.play;

import java.util.function.Supplier;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.state.State;

/**
 * Passes over parts of a turn that have no legal move, as far as they need not be made. A turn in which no part has a
 * move stays at its beginning: to pass it is a move, where that is allowed.
 */
final class Skips {

  private final State state;
  private final TurnOrder order;
  private final Generator generator;
  /** Makes the same of a copy of the position. */
  private final Supplier<Skips> copies;
  private final MoveBuffer moves = new MoveBuffer();

  Skips(State state, TurnOrder order, Generator generator, Supplier<Skips> copies) {
    this.state = state;
    this.order = order;
    this.generator = generator;
    this.copies = copies;
  }

  /** Passes over what can be passed over now; tells how many parts these were. */
  int skip() {
    int skipped = 0;
    while (mayBeSkipped() && (state.part() > 0 || copies.get().leadsOn())) {
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
    return order.mayBeSkipped(state) && generator.goesOn() && !generator.legality().inCheck() && !canMove();
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
