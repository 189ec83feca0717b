package org.variorum.rules.compile;

import org.variorum.rules.definition.Mechanism.Acting.Effect;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/** What acting does to a piece (NOT-2). */
public final class ActingEffects {

  private ActingEffects() {}

  /** What a target becomes. */
  public static int changed(Tables tables, State state, int target) {
    int kind = PieceCode.kind(target);
    return switch (effect(tables, target, state.turn)) {
      case NONE, DISPLACE -> target;
      case RECRUIT -> PieceCode.code(kind, state.turn);
      case DEMOTE -> PieceCode.code(tables.basic[kind], PieceCode.side(target));
      case PROMOTE -> PieceCode.code(tables.promoted[kind], PieceCode.side(target));
    };
  }

  /** What would happen to a target; NONE if it cannot be one. */
  public static Effect effect(Tables tables, int target, int actor) {
    var acting = tables.acting;
    if (acting == null) {
      return Effect.NONE;
    }
    int kind = PieceCode.kind(target);
    boolean promoted = tables.basic[kind] >= 0;
    Effect wanted = PieceCode.side(target) == actor ? acting.ally()
        : promoted ? acting.promotedEnemy() : acting.enemy();
    boolean possible = switch (wanted) {
      case DEMOTE -> promoted;
      case PROMOTE -> tables.promoted[kind] >= 0;
      case NONE, RECRUIT, DISPLACE -> true;
    };
    return possible ? wanted : Effect.NONE;
  }
}
