package org.variorum.rules.explain;

import java.util.List;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Reason;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Refusal of all moves of a piece without movement. */
final class ImmobilityRefusal {

  private ImmobilityRefusal() {}

  /** Explains that the piece on a square has no movement, because no friendly piece protects it (DEL-2). */
  static Illegal unprotected(State state, int square) {
    Wording words = new Wording(state);
    return new Illegal(Reason.UNPROTECTED, "no friendly piece protects the " + words.piece(square) + " on "
        + words.square(square) + ", so it has no movement", List.of(square));
  }
}
