package org.variorum.rules.explain;

import java.util.List;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Explains why a piece may not move at all. */
final class ImmobilityRefusal {

  private ImmobilityRefusal() {}

  /** Explains that the piece on a square has no movement without a protecting piece (DEL-2). */
  static Illegal unprotected(State state, int square) {
    Wording words = new Wording(state);
    return new Illegal(Reason.UNPROTECTED, "no friendly piece protects the " + words.piece(square) + " on "
        + words.square(square) + ", so it has no movement", List.of(square));
  }
}
