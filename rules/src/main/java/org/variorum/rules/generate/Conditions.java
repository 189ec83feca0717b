package org.variorum.rules.generate;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.WayCondition;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.judge.Spots;
import org.variorum.rules.program.Program;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.state.State;

/**
 * Tester of the conditions of paths in a position. A condition on attacks sees only attacks that depend on no other
 * attacks, so no attack depends on itself.
 */
public final class Conditions {

  private static final Judge ALWAYS = (_, _, _, _) -> true;

  private final State state;
  private final Judge[] judges;
  /** The attacks of the lower stratum. */
  private final Threats lowerAttacks;

  private Conditions(Judge[] judges, State state, Threats lowerAttacks) {
    this.state = state;
    this.lowerAttacks = lowerAttacks;
    this.judges = judges;
  }

  /**
   * Returns the tester for the paths of a game; null if the game has no conditions.
   *
   * @param lowerAttacks the attacks that conditions see
   */
  static @Nullable Conditions of(GameTables tables, State state, Threats lowerAttacks) {
    return tables.conditions.length == 0 ? null
        : new Conditions(Arrays.stream(tables.conditions).map(WayCondition::judge).toArray(Judge[]::new),
            state, lowerAttacks);
  }

  /**
   * Returns the tester of the inherent conditions only; null if the game has none. An inherent condition decides
   * whether a piece has a path at all; the other conditions count as met.
   */
  static @Nullable Conditions ofInherent(GameTables tables, State state, Threats lowerAttacks) {
    return Arrays.stream(tables.conditions).noneMatch(condition -> condition.inherentJudge() != null) ? null
        : new Conditions(Arrays.stream(tables.conditions)
            .map(condition -> Objects.requireNonNullElse(condition.inherentJudge(), ALWAYS))
            .toArray(Judge[]::new),
            state, lowerAttacks);
  }

  /**
   * Whether the condition of a node holds for the path from {@code from} to {@code to}; true without a condition.
   */
  public boolean allow(Program program, int node, int side, int from, int to) {
    return program.conditions == null || program.conditions[node] == 0
        || holds(program.conditions[node], side, from, to);
  }

  /**
   * Whether the condition {@code number}, counted from 1, holds for a side's path from {@code from} to {@code to}.
   */
  public boolean holds(int number, int side, int from, int to) {
    return judges[number - 1].holds(state, side, lowerAttacks, Spots.of(from, to));
  }
}
