package org.variorum.rules.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.game.Outcome.Reason;

/** Ends by the length of the game (COM-7, NOT-14). */
final class DrawRules {

  private DrawRules() {}

  static Optional<Outcome> outcome(State state, boolean check, History history) {
    Draws draws = state.tables.definition.draws();
    if (draws.repetition() > 0 && occurrences(state.hash(), history) >= draws.repetition()) {
      return Optional.of(repeated(state, check, history, draws));
    }
    if (draws.moveCount() > 0 && state.clock >= 2 * draws.moveCount()) {
      return Optional.of(new Outcome(Optional.empty(), Reason.MOVE_COUNT));
    }
    if (draws.bareRoyals() && state.generator().end().bareRoyals()) {
      return Optional.of(new Outcome(Optional.empty(), Reason.BARE_ROYALS));
    }
    return Optional.empty();
  }

  static int occurrences(long hash, History history) {
    int count = 1;
    for (@Nullable History past = history; past != null && past.length() > 0; past = past.previous()) {
      if (past.hash() == hash) {
        count++;
      }
    }
    return count;
  }

  /** NOT-14: a side whose every move since the first occurrence gave check has lost. */
  private static Outcome repeated(State state, boolean check, History history, Draws draws) {
    if (draws.perpetualCheckLoses()) {
      boolean[] always = {true, true};
      always[state.turn ^ 1] = check;
      int left = draws.repetition() - 1;
      for (@Nullable History past = history; past != null && left > 0; past = past.previous()) {
        left -= past.hash() == state.hash() ? 1 : 0;
        if (left > 0) {
          always[past.turn() ^ 1] &= past.check();
        }
      }
      for (int side = 0; side < 2; side++) {
        if (always[side]) {
          return new Outcome(Optional.of(Men.sideOf(side ^ 1)), Reason.PERPETUAL_CHECK);
        }
      }
    }
    return new Outcome(Optional.empty(), Reason.REPETITION);
  }
}
