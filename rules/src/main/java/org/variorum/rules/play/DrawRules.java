package org.variorum.rules.play;

import java.util.Optional;
import org.variorum.rules.definition.Draws;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;

/** Ends by the length of the game (COM-7, NOT-14). */
public final class DrawRules {

  private DrawRules() {}

  public static Optional<Outcome> outcome(Play play, Past past) {
    Draws draws = play.tables.definition.draws();
    if (draws.repetition() > 0 && occurrences(play, past) >= draws.repetition()) {
      return Optional.of(repeated(play, past, past.occurrence(play.state.hash(), draws.repetition() - 1)));
    }
    if (draws.moveCount() > 0 && play.state.clock >= 2 * draws.moveCount()) {
      return Optional.of(Outcome.draw(Reason.MOVE_COUNT));
    }
    if (draws.bareRoyals() && play.generator().end().bareRoyals()) {
      return Optional.of(Outcome.draw(Reason.BARE_ROYALS));
    }
    return Optional.empty();
  }

  public static int occurrences(Play play, Past past) {
    return 1 + past.count(play.state.hash());
  }

  /** How it ends if all is repeated that has been played since a position was last there; empty if it was not lately. */
  public static Optional<Outcome> ofCycle(Play play, Past past, int plies) {
    if (play.tables.definition.draws().repetition() == 0 || !past.holds(play.state.hash(), plies)) {
      return Optional.empty();
    }
    return Optional.of(repeated(play, past, past.occurrence(play.state.hash(), 1)));
  }

  /** NOT-14: a side whose every move since the first occurrence gave check has lost. */
  private static Outcome repeated(Play play, Past past, int first) {
    if (play.tables.definition.draws().perpetualCheckLoses()) {
      for (int side = 0; side < 2; side++) {
        boolean last = side == play.state.lastMover();
        if ((!last || play.inCheck()) && past.checksSince(first, side)) {
          return new Outcome(Optional.of(PieceCode.sideOf(side ^ 1)), Optional.of(PieceCode.sideOf(side)),
              Reason.PERPETUAL_CHECK);
        }
      }
    }
    return Outcome.draw(Reason.REPETITION);
  }
}
