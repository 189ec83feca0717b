package org.variorum.rules.rule.castling;

import java.util.Optional;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/**
 * What must hold before castling.
 *
 * @param judge tells it of a side; empty: nothing must hold
 * @param clause the same in words
 */
record CastlingCondition(Optional<Judge> judge, String clause) {

  /** Nothing must hold. */
  static final CastlingCondition NONE_NEEDED = new CastlingCondition(Optional.empty(), "");

  static CastlingCondition of(Castling castling, Context context) {
    return new CastlingCondition(castling.when().map(condition -> Judge.of(condition, context)),
        castling.when().map(new ConditionWords(new Names(context.definition()),
            new Places(context.board()))::clause).orElse(""));
  }

  /** Adds those ways of a wing that are allowed. */
  void add(MoveBuffer moves, int kind, Wing wing, State state, Threats threats) {
    for (int[] ends : wing.ends()) {
      if (holds(state, threats, wing.kingHome(), ends[0])) {
        wing.add(moves, kind, ends);
      }
    }
  }

  /**
   * Whether the side to move may castle, as far as it is for that.
   *
   * @param home the king's square
   * @param end where the king goes
   */
  boolean holds(State state, Threats threats, int home, int end) {
    return judge.isEmpty() || judge.get().holds(state, state.turn, threats, Spots.of(home, end));
  }
}
