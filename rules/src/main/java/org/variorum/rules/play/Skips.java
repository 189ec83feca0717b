package org.variorum.rules.play;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.state.State;

/**
 * Passes over parts of a turn that have no legal move, as far as they need not be made. A turn of which no part has a move stays where it
 * begins: to pass it is a move, where that is allowed.
 */
final class Skips {

  private final State state;
  private final TurnOrder order;
  private final Generator generator;

  Skips(State state, TurnOrder order, Generator generator) {
    this.state = state;
    this.order = order;
    this.generator = generator;
  }

  /** Passes over what can be passed over now; tells how many parts these were. */
  int skip() {
    State.@Nullable Remembered begun = null;
    int skipped = 0;
    int since = 0;
    while (order.mayBeSkipped(state) && generator.isIdle()) {
      if (state.part() == 0) {
        begun = state.remembered();
        since = skipped;
      }
      int part = state.part();
      state.skip();
      int next = order.skip(state, part);
      if (next != TurnOrder.ENDS) {
        state.goOn(next);
      } else if (begun != null) {
        state.recall(begun);
        return since;
      }
      skipped++;
    }
    return skipped;
  }
}
