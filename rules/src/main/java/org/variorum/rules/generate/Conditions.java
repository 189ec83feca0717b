package org.variorum.rules.generate;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.compile.WayCondition;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/**
 * Whether the conditions of ways hold, in a position that is played on. Who asks there who attacks what is told of the attacks
 * that ask nothing themselves, so that none depends on itself.
 */
public final class Conditions {

  private final State state;
  private final WayCondition[] conditions;
  private final Threats lower;

  private Conditions(Tables tables, State state, Threats lower) {
    this.state = state;
    this.lower = lower;
    conditions = tables.conditions;
  }

  /**
   * For the ways of a game; null if it has no conditions.
   *
   * @param lower who attacks what, as conditions are told
   */
  static @Nullable Conditions of(Tables tables, State state, Threats lower) {
    return tables.conditions.length == 0 ? null : new Conditions(tables, state, lower);
  }

  /** Whether the end of a way counts that a node of a program leads to or, in a tree of attackers, comes from. */
  public boolean allow(Program program, int node, int side, int here, int there) {
    return program.conditions == null || program.conditions[node] == 0
        || holds(program.conditions[node], side, here, there);
  }

  /** Whether the condition of a number holds of a side's piece. */
  public boolean holds(int number, int side, int here, int there) {
    return conditions[number - 1].judge().holds(state, side, lower, Spots.of(here, there));
  }
}
