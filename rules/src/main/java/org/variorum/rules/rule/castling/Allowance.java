package org.variorum.rules.rule.castling;

import java.util.Optional;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/**
 * What must hold before castling.
 *
 * @param judge tells it of a side; empty: nothing must hold
 * @param clause the same in words
 */
record Allowance(Optional<Judge> judge, String clause) {

  static Allowance of(Castling castling, Context context) {
    return new Allowance(castling.when().map(condition -> Judge.of(condition, context)),
        castling.when().map(new ConditionWords(new Names(context.definition()),
            new Places(context.board()))::clause).orElse(""));
  }

  /** Whether the side to move may castle, as far as it is for that. */
  boolean holds(State state, Threats threats) {
    return judge.isEmpty() || judge.get().holds(state, state.turn, threats);
  }
}
