package org.variorum.rules.compile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.program.Program;

/**
 * Programs that find the attackers of a square, by side of the attackers and by square.
 *
 * @param attackers the attackers of a royal piece by movement of their own that does not depend on attacks
 * @param captors the pieces that could capture a piece that is not royal; the same programs as {@code attackers} if
 *     every piece captures all kinds of pieces
 * @param conditionalAttackers the attackers of a royal piece by ways with conditions on attacks; null if there are none
 * @param upper the attackers by movement that depends on check; null if no movement depends on check
 * @param monotone whether filling a square never opens an attack and emptying a square never closes one; hoppers break
 *     this
 * @param hasConditions whether attacks depend on conditions
 */
public record AttackTables(Program[][] attackers, Program[][] captors,
    Program @Nullable [][] conditionalAttackers, @Nullable UpperStratum upper,
    boolean monotone, boolean hasConditions) {

  /** Returns the tables, and computes {@code hasConditions} from the programs. */
  static AttackTables of(Program[][] attackers, Program[][] captors,
      Program @Nullable [][] conditionalAttackers,
      @Nullable UpperStratum upper, boolean monotone) {
    boolean hasConditions = conditionalAttackers != null || areConditional(attackers)
        || upper != null && (areConditional(upper.attackers()) || areConditional(upper.attackersInCheck()));
    return new AttackTables(attackers, captors, conditionalAttackers, upper, monotone, hasConditions);
  }

  /** Whether some end of a program has a condition. */
  private static boolean areConditional(Program[][] programs) {
    return Arrays.stream(programs).flatMap(Arrays::stream).anyMatch(program -> program.conditions != null);
  }
}
