package org.variorum.rules.compile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.program.Program;

/**
 * The trees in which attackers are found, by side and square.
 *
 * @param attackers the attackers of a royal piece on a square that move natively and do not depend on check
 * @param captors the pieces that could capture one that is not royal on a square; the same trees where all pieces capture
 *     royal pieces and others alike
 * @param asking attackers by ways with conditions that depend on attacks; null if there are none
 * @param upper attackers that depend on check; null if there are none
 * @param monotone whether filling a square never opens an attack and emptying one never closes one: there is no hopper
 * @param conditional whether attacks depend on conditions
 */
public record AttackTables(Program[][] attackers, Program[][] captors,
    Program @Nullable [][] asking, @Nullable UpperStratum upper,
    boolean monotone, boolean conditional) {

  /** The tables, which know by themselves whether conditions decide. */
  static AttackTables of(Program[][] attackers, Program[][] captors, Program @Nullable [][] asking,
      @Nullable UpperStratum upper, boolean monotone) {
    boolean conditional = asking != null || areConditional(attackers)
        || upper != null && (areConditional(upper.attackers()) || areConditional(upper.attackersInCheck()));
    return new AttackTables(attackers, captors, asking, upper, monotone, conditional);
  }

  private static boolean areConditional(Program[][] trees) {
    return Arrays.stream(trees).flatMap(Arrays::stream).anyMatch(program -> program.conditions != null);
  }
}
