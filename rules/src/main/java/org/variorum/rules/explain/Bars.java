package org.variorum.rules.explain;

import java.util.List;
import org.variorum.rules.position.Refusal.Illegal;
import org.variorum.rules.position.Refusal.Rule;
import org.variorum.rules.rule.Wording;
import org.variorum.rules.state.State;

/** Why a piece may not move at all. */
final class Bars {

  private Bars() {}

  /** DEL-2. */
  static Illegal unprotected(State state, int square) {
    Wording words = new Wording(state);
    return new Illegal(Rule.UNPROTECTED, "no friendly piece protects the " + words.piece(square) + " on "
        + words.square(square) + ", so it has no movement", List.of(square));
  }
}
